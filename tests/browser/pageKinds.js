/** A page of every kind: the reference belongs to the program, the others to the frozen blog. */
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
  'search/?q=cache',
  'data/',
  'reference/',
  '404.html',
];
