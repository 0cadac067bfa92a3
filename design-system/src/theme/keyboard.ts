/**
 * Focus outlines go on at the first Tab or arrow key and off on a click (G-29): keeps `data-keyboard` on the root, which the base
 * styles read. Before the script runs the browser's own `:focus-visible` decides. Answers a function that stops it.
 */
export function watchKeyboard(document: Document): () => void {
  const { dataset } = document.documentElement;
  const on = ({ key }: KeyboardEvent) => {
    if (/^(?:Tab|Arrow)/.test(key)) dataset['keyboard'] = 'on';
  };
  const off = () => {
    dataset['keyboard'] = 'off';
  };
  document.addEventListener('keydown', on, true);
  document.addEventListener('pointerdown', off, true);
  return () => {
    document.removeEventListener('keydown', on, true);
    document.removeEventListener('pointerdown', off, true);
    delete dataset['keyboard'];
  };
}
