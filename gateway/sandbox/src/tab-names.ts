/**
 * GraphiQL's tabs hold a close button inside an element with the role of a tab, which no screen reader can enter. They
 * become a plain list of buttons, of which one is current.
 */
export function nameTabs(root: HTMLElement): () => void {
  const mend = () => {
    root.querySelector('.graphiql-tabs[role="tablist"]')?.setAttribute('role', 'list');
    for (const tab of root.querySelectorAll('.graphiql-tab')) {
      if (tab.getAttribute('role') !== 'listitem') tab.setAttribute('role', 'listitem');
      if (!tab.hasAttribute('aria-selected')) continue;
      const button = tab.querySelector('.graphiql-tab-button');
      if (tab.getAttribute('aria-selected') === 'true') button?.setAttribute('aria-current', 'true');
      else button?.removeAttribute('aria-current');
      tab.removeAttribute('aria-selected');
    }
  };
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['role', 'aria-selected'] });
  return () => observer.disconnect();
}
