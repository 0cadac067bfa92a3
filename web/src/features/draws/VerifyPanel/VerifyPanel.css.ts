import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const panel = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[4],
    padding: `${vars.space[6]} ${vars.space[5]} ${vars.space[5]}`,
    boxSizing: 'border-box',
    border: '2px solid transparent',
    borderRadius: vars.radius.card,
    background: vars.color.surfaceCard,
    boxShadow: `inset 0 0 0 1px ${vars.color.hairline}`,
  },
  variants: {
    result: {
      none: {},
      ok: { borderColor: vars.color.success, boxShadow: 'none' },
      bad: { borderColor: vars.color.error, boxShadow: 'none' },
    },
  },
});
export const title = recipe({
  base: { display: 'flex', alignItems: 'center', gap: vars.space[3], outlineOffset: 4 },
  variants: { result: { none: {}, ok: { color: vars.color.success }, bad: { color: vars.color.error } } },
});
export const checks = style({
  display: 'grid',
  borderBlock: `1px solid ${vars.color.hairline}`,
  paddingBlock: vars.space[1],
});
export const check = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
  paddingBlock: 10,
});
export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: 24,
    blockSize: 24,
    borderRadius: '50%',
    border: '1.5px solid transparent',
    fontSize: vars.text.meta,
    fontWeight: vars.weight.label,
  },
  variants: {
    state: {
      open: { borderColor: vars.color.borderControl, color: vars.color.inkSoft },
      ok: { background: vars.color.success, color: vars.color.surfaceCard },
      /** A different shape, too: a square with a cross. */
      bad: { background: vars.color.error, color: vars.color.surfaceCard, borderRadius: 6 },
    },
  },
});
export const checkTitle = style({ fontWeight: vars.weight.label });
export const values = style({
  fontSize: vars.text.meta,
  lineHeight: vars.leading.meta,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});
export const code = style({ fontFamily: vars.font.code });
export const whole = style({ whiteSpace: 'nowrap' });
export const links = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: vars.space[6] });
