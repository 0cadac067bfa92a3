import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

/** A stepper beside a large button; below each other where the words need the width. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(150px, 1fr) minmax(0, 1.6fr)',
  gap: vars.space[3],
  alignItems: 'center',
});
export const acts = style({ '@media': { '(scripting: none)': { display: 'none' } } });
