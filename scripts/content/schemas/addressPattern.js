/** What can stand in an address, and be a folder on every disk. */
export const addressPattern = /^[a-z0-9]+(?:[a-z0-9.-]*[a-z0-9])?$/;
