import { test as base } from '@playwright/test';

/** A test of readers on the frozen blog, blog/README.md: for whatever names a review, a product or a number. */
export const test = base.extend({ baseURL: process.env.TEST_BLOG_URL });
