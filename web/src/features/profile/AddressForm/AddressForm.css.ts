import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: `${vars.space[5]} ${vars.space[3]}`,
  '@media': { [media.tablet]: { gap: `${vars.space[6]} ${vars.space[4]}` } },
});

const whole = style({ gridColumn: '1 / -1' });
/** How wide a field is on a phone, and from 768 px on. */
export const place = {
  whole,
  half: style([whole, { '@media': { [media.tablet]: { gridColumn: 'span 3' } } }]),
  zip: style([whole, { position: 'relative', '@media': { [media.tablet]: { gridColumn: 'span 2' } } }]),
  third: style({ gridColumn: 'span 3', '@media': { [media.tablet]: { gridColumn: 'span 2' } } }),
};

/** At the end of the ZIP field during the lookup: level with the control, which is under a one-line label. */
export const wheel = style({
  position: 'absolute',
  insetBlockStart: '46px',
  insetInlineEnd: vars.space[4],
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
export const main = style({
  display: 'grid',
  flex: '1 1 auto',
  '@media': { [media.tablet]: { flex: '0 0 auto', minInlineSize: '220px' } },
});

export const links = style({ display: 'grid', justifyItems: 'start', margin: 0, padding: 0, listStyle: 'none' });
export const savedLines = style({ fontStyle: 'normal', fontWeight: vars.weight.strong });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
