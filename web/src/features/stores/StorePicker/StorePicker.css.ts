import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[5],
  padding: space[5],
});
/** The button sits beside the control, which may show a message underneath. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: space[3],
  '@media': { 'screen and (max-width: 359.98px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[2] } },
});
export const nearMe = style({
  paddingBlockStart: '32px',
  '@media': { 'screen and (max-width: 359.98px)': { paddingBlockStart: 0 } },
});
export const line = style({ display: 'block' });
export const slot = style([line, { color: color.ink, fontWeight: vars.weight.strong, marginBlockStart: '2px' }]);
export const foot = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[4]} ${space[5]}`,
  '@media': {
    // On a low screen what stays would leave too little of the list.
    'screen and (max-height: 480px)': { paddingBlock: space[2], gap: space[2] },
    [media.print]: { display: 'none' },
  },
});
export const note = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.tile,
  fontSize: vars.text.meta,
  lineHeight: '1.25rem',
  '@media': { 'screen and (max-height: 480px)': { display: 'none' } },
});
