import { style } from '@vanilla-extract/css';
import { vars } from '@larder/design-system/theme';

const { color, space } = vars;

export const ingredients = style({ display: 'grid', borderBlockStart: `1px solid ${color.hairline}` });
export const ingredient = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(88px, 0.35fr) minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const steps = style({ display: 'grid', gap: space[4], counterReset: 'step' });
export const step = style({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  gap: space[3],
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    borderRadius: '50%',
    background: color.surfaceInverse,
    color: color.onInverse,
    fontWeight: vars.weight.label,
    fontSize: vars.text.meta,
  },
});
