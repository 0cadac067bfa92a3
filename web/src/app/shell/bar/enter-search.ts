import type { MouseEvent } from 'react';

/** Enters the header's search, whose suggestions fill a phone's screen; without it, the link leads to the search's page. */
export function enterSearch(event: MouseEvent): void {
  const field = document.querySelector<HTMLInputElement>('header input[name=q]');
  if (!field || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // Within the press: a phone shows its keyboard for nothing else.
  field.focus();
}
