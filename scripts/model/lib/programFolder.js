import { fileURLToPath } from 'node:url';

/** Where the program is: its repository, or its package in `node_modules`. The blog it works on may be elsewhere. */
export const programFolder = fileURLToPath(new URL('../../..', import.meta.url));
