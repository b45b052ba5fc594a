/*
 * Axes of time, in specs of authors, are drawn in the time zone of the machine, and Hugo heeds it: both are the same everywhere.
 */
process.env.TZ = 'UTC';
