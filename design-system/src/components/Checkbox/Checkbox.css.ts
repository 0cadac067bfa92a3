import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';

const { color, control } = vars;

export const wrapper = style({ display: 'grid', gap: vars.space[1] });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.layout.target,
  paddingBlock: vars.space[1],
  cursor: 'pointer',
});
export const place = style({ display: 'grid', flex: 'none', placeItems: 'center' });

export const box = style({
  gridArea: '1 / 1',
  appearance: 'none',
  inlineSize: 22,
  blockSize: 22,
  margin: 0,
  border: `${control.edge} solid ${color.borderControl}`,
  borderRadius: 6,
  backgroundColor: color.surfaceCard,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.in} ${vars.ease.out}`,
  selectors: {
    '&:checked': { backgroundColor: color.action, borderColor: color.action },
    '&[aria-invalid=true]:not(:checked)': { borderColor: color.error, borderWidth: control.strong },
    '&:disabled': { backgroundColor: color.surfaceTile, borderColor: color.hairline },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto' } },
});

export const mark = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  color: color.onAction,
  pointerEvents: 'none',
  selectors: { [`${box}:checked + &`]: { visibility: 'visible' } },
  '@media': { [media.forcedColors]: { display: 'none' } },
});

export const under = style({ paddingInlineStart: `calc(22px + ${vars.space[3]})` });
