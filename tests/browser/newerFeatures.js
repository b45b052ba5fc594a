/**
 * What browsers learned after those of the oldest supported browsers (tests/README.md).
 */

/** Used in style sheets, each with a supported browser that lacks it: oldestBrowsers.spec.js takes it away and looks at what is left. */
export const newerStyles = /** @type {const} */ ([
  [/light-dark\(/g, 'light-unknown('], // Chrome 105, Firefox 114, Safari 16.4
  [/:has\(/g, ':unknown('], // Firefox 114
  [/\bsubgrid\b/g, 'subunknown'], // Chrome 105
  [/color-mix\(/g, 'color-unknown('], // Chrome 105
  [/::details-content/g, '::unknown'], // all three
  [/\(scripting: /g, '(unknown: '], // Chrome 105, Safari 16.4
  [/\b(\d+)svh\b/g, '$1unknown'], // Chrome 105
  [/position-area/g, 'position-unknown'], // all three
  [/animation-timeline/g, 'animation-unknown'],
  [/:target-current\b/g, ':unknown'],
]);

/** Used nowhere: before one of these comes into a style sheet, what is left without it needs a look. */
export const refusedStyles = [
  /(?:^|[\s{;])&/, // nesting: Chrome 112, Firefox 117, Safari 16.5
  /@(?:starting-style|scope|function|position-try|view-transition|property)\b/,
  /\b(?:oklch|oklab|lch|lab|color|color-contrast|contrast-color)\(/, // Chrome 111
  /\b(?:rgb|hsl|hwb)a?\(\s*from\b/,
  /\b(?:sin|cos|tan|asin|acos|atan2?|pow|sqrt|hypot|log|exp|round|mod|rem|sign|progress|sibling-(?:index|count)|if)\(/,
  /\b\d*\.?\d+(?:dv|lv)(?:h|w|i|b|min|max)\b/, // Chrome 108
  /\b\d*\.?\d+(?:lh|rlh|rcap|rch|rex|ric|cap)\b/, // Chrome 109 to 118, Firefox 120
  /\b(?:view|scroll)-timeline|animation-range|timeline-scope/,
  /\b(?:interpolate-size|calc-size|transition-behavior|allow-discrete|text-box|initial-letter|anchor-name|anchor\(|anchor-size)/,
  /:(?:state|user-valid|user-invalid|open|active-view-transition|current)\b/,
  /\b(?:linear\(|image-set\(|cross-fade\(|type\(<(?!number))/,
  /@container\s[^{]*(?:style|scroll-state)\(/,
  /\b(?:masonry|grid-lanes|reading-flow|hanging-punctuation|text-wrap-style|white-space-collapse)\b/,
];

/** What scripts may call in newer browsers only. */
export const newerCalls = [
  ...['toSorted', 'toReversed', 'toSpliced', 'with'].map((name) => `Array.prototype.${name}`), // Chrome 105, Firefox 114
  ...['Array.fromAsync', 'Object.groupBy', 'Map.groupBy', 'Promise.withResolvers', 'Promise.try'],
  ...['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'].map((name) => `Set.prototype.${name}`), // prettier-ignore
  ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'].map((name) => `Iterator.prototype.${name}`), // prettier-ignore
  ...['String.prototype.isWellFormed', 'String.prototype.toWellFormed', 'RegExp.escape'],
  ...['toBase64', 'toHex'].map((name) => `Uint8Array.prototype.${name}`),
  ...['Uint8Array.fromBase64', 'Uint8Array.fromHex', 'ArrayBuffer.prototype.transfer'],
  ...['URL.canParse', 'URL.parse', 'AbortSignal.any', 'Intl.Segmenter', 'Intl.DurationFormat'],
  ...['Blob.prototype.bytes', 'Response.prototype.bytes', 'ReadableStream.from'],
  ...['Element.prototype.checkVisibility', 'Document.prototype.startViewTransition'],
  ...['requestIdleCallback', 'scheduler', 'navigation', 'Temporal'],
];
