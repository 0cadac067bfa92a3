import { style } from '@vanilla-extract/css';

/** A button without the browser's own look. */
export const bareButton = style({
  appearance: 'none',
  border: 0,
  padding: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
});
