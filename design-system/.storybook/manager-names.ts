/** What Storybook's own frame says otherwise than it shows, or outside of every landmark, set right as it is drawn. */
function mend(root: ParentNode): void {
  // it says "Collapse" and shows the name of its group; whether it is open is said by aria-expanded
  for (const button of root.querySelectorAll('[data-action=collapse-root][aria-label]'))
    button.removeAttribute('aria-label');
  for (const button of root.querySelectorAll<HTMLElement>('button[aria-label="Open navigation menu"]'))
    button.ariaLabel = `${button.innerText.replaceAll(/\s+/g, ' ').trim()}, open navigation menu`;
  for (const handle of root.querySelectorAll<HTMLElement>('[role=separator][aria-label]')) {
    handle.title = handle.ariaLabel ?? '';
    handle.removeAttribute('aria-label');
  }
}

/** Keeps the names of the frame right, now and after each of its changes. */
export function mendNames(page: Document): void {
  mend(page);
  new MutationObserver(() => mend(page)).observe(page.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-label'],
  });
}
