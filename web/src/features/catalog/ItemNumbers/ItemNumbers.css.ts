import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

export const box = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
/** Number, cases, and button in a row; on a phone the way to a list below them. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6.5rem auto',
  gap: space[3],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 17.5rem) 6.5rem auto 1fr' } },
});
/** Beside the fields, below their labels. */
export const button = style({ paddingBlockStart: '2rem' });
export const paste = style({
  gridColumn: '1 / -1',
  '@media': { [media.tablet]: { gridColumn: 'auto', paddingBlockStart: '2rem' } },
});
export const list = style({ display: 'grid', gap: space[3], maxInlineSize: '36rem' });
export const outcomes = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceCard,
});
export const outcome = style({ ...sized('meta'), display: 'flex', gap: space[2], alignItems: 'start' });
export const name = style({ fontWeight: vars.weight.label });
export const marks = styleVariants({ added: { color: color.success }, refused: { color: color.error } });
