/**
 * What few visits ask for. The build keeps these rules in a stylesheet of their own, after the others: a browser to which
 * none applies loads it without holding up the first paint.
 */
export const conditionalMedia: readonly string[] = [
  'print',
  '(forced-colors: active)',
  '(prefers-reduced-motion: reduce)',
  '(scripting: none)',
];
