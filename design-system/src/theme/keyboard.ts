/**
 * Focus outlines go on at the first Tab or arrow key and off on a click (G-29): keeps `data-keyboard` on the root, which the base
 * styles read. Before the script runs the browser's own `:focus-visible` decides. Answers a function that stops it.
 */
export function watchKeyboard(document: Document): () => void {
  const root = document.documentElement;
  const on = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) root.dataset['keyboard'] = 'on';
  };
  const off = () => {
    root.dataset['keyboard'] = 'off';
  };
  document.addEventListener('keydown', on, true);
  document.addEventListener('pointerdown', off, true);
  return () => {
    document.removeEventListener('keydown', on, true);
    document.removeEventListener('pointerdown', off, true);
    delete root.dataset['keyboard'];
  };
}
