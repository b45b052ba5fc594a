/** A page of every kind. */
export const pageKinds = [
  '',
  'reviews/small-vm-storage/',
  'reviews/compact-m2-roundup/',
  'products/',
  'products/wd-sn520-128/',
  'compare/?products=wd-sn520-128,kioxia-bg4-128',
  'methodologies/vm-storage-v1/',
  'methodologies/vm-storage-v1/random-read/',
  'testbeds/',
  'charts/',
  'charts/small-vm-storage/#one-read',
  'find/',
  'inspect/',
  'search/?q=cache',
  'data/',
  'reference/',
  'chart-kinds/',
  '404.html',
];

/** Whether the frozen blog has no such page: the program brings it. @param {string} path */
export const isOfProgram = (path) => /^(?:reference|chart-kinds|docs)\//.test(path);
