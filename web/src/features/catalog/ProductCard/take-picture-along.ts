import type { MouseEvent } from 'react';
import { frame } from './ProductCard.css.ts';

/** Marks the picture of the pressed card, and no other, so that it moves to its place on the product's page. */
export function takePictureAlong({ currentTarget }: MouseEvent<HTMLElement>): void {
  for (const other of document.querySelectorAll('[data-moves]')) other.removeAttribute('data-moves');
  // Cards are many, so they bear no mark for this: each is an item of its list, or an article.
  currentTarget.closest('li, article')?.querySelector(`.${frame}`)?.setAttribute('data-moves', '');
}
