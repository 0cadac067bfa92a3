import { vars } from './contract.ts';

/** The banner's display face: headings, prices, points, coupon values. */
export const displayFace = {
  fontFamily: vars.font.display,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.tracking,
  fontStretch: vars.display.width,
} as const;

/** A text size with its own line. */
export const sized = (size: keyof typeof vars.text) => ({ fontSize: vars.text[size], lineHeight: vars.leading[size] });
