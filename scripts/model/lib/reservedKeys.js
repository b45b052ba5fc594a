/** Names by which a key of a file would reach past its own table, in any program that reads it. */
export const reservedKeys = Object.freeze(['__proto__', 'constructor', 'prototype']);
