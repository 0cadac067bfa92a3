import { vars } from '@larder/design-system/theme';
import { displayFace, sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const customize = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] });
/** How many, and what they cost, side by side; one below the other with large text. */
export const sum = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'center',
  gap: space[3],
});
export const total = style({ display: 'grid', justifyItems: 'end' });
export const totalLabel = style({ ...sized('meta'), color: vars.color.inkSoft });
export const totalPrice = style({ ...displayFace, ...sized('title') });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  marginBlockStart: `calc(-1 * ${space[4]})`,
});
