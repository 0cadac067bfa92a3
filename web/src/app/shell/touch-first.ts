/**
 * On a touch screen focus outlines are off before the first touch turns them off (G-29): their attribute restyles the whole
 * page, and the first touch needn't wait for that. Whoever has come somewhere by keys keeps them.
 */
export function preferTouch(): void {
  const { dataset } = document.documentElement;
  const isUnsaid = dataset['keyboard'] === undefined && !document.querySelector(':focus-visible');
  if (isUnsaid && window.matchMedia?.('(pointer: coarse)').matches) dataset['keyboard'] = 'off';
}
