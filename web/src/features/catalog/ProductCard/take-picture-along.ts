import type { MouseEvent } from 'react';

/** Marks the picture of the pressed card, and no other, so that it moves to its place on the product's page. */
export function takePictureAlong({ currentTarget }: MouseEvent<HTMLElement>): void {
  for (const other of document.querySelectorAll('[data-moves]')) other.removeAttribute('data-moves');
  currentTarget.closest('[data-product]')?.querySelector('[data-picture]')?.setAttribute('data-moves', '');
}
