import type { MouseEvent } from 'react';
import { frame } from './ProductCard.css.ts';

/** Marks the picture of the pressed card, and no other, so that it moves to its place on the product's page. */
export function takePictureAlong({ currentTarget }: MouseEvent<HTMLElement>): void {
  for (const other of document.querySelectorAll('[data-moves]')) other.removeAttribute('data-moves');
  // Cards are many and bear no marks: the nearest picture around the link is the card's own.
  let within: Element | null = currentTarget;
  let picture: Element | null = null;
  while (within && !picture) {
    picture = within.querySelector(`.${frame}`);
    within = within.parentElement;
  }
  picture?.setAttribute('data-moves', '');
}
