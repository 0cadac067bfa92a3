/** Brings a panel of the editor back to its top whenever it shows something else: another panel, another type of the schema. */
export function openAtTop(root: HTMLElement): () => void {
  let shown = '';
  const observer = new MutationObserver(() => {
    const panel = root.querySelector<HTMLElement>('.graphiql-plugin');
    const name = panel?.firstElementChild?.getAttribute('aria-label') ?? '';
    const part = panel?.querySelector('.graphiql-doc-explorer-title')?.textContent ?? '';
    const now = `${name} ${part}`;
    if (now === shown) return;
    shown = now;
    panel?.scrollTo(0, 0);
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
