import '../../scripts/build.js';
// after the demo, in the same process: what a second build needs is compiled already
await import('./buildBlog.js');
