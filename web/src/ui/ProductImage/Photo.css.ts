import { style, styleVariants } from '@vanilla-extract/css';

const photo = {
  inlineSize: '100%',
  blockSize: '100%',
  minInlineSize: 0,
  minBlockSize: 0,
  objectFit: 'contain',
} as const;

/** A photo has its own ground, so it fills what a drawing stands on. */
export const look = styleVariants({ plain: photo, pale: { ...photo, filter: 'grayscale(.9)', opacity: 0.5 } });
/** Sources take up no place of their own. */
export const sources = style({ display: 'contents' });
