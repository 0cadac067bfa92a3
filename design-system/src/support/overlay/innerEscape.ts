/** Marks an element whose own Escape comes first: an open list, words in a search field. */
export const keepsEscape = (keeps: boolean) => (keeps ? { 'data-keeps-escape': true } : {});

/** Leaves Escape to what is inside an overlay and needs it; the next one closes the overlay. */
export function innerEscape(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-keeps-escape]')) event.preventDefault();
}
