import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media, onHover } from '../../theme/media.ts';

const { color, space } = vars;

export const tabs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] });
export const list = style({
  position: 'relative',
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  outline: 'none',
  borderBlockEnd: `1px solid ${color.hairline}`,
});
export const tab = style({
  flex: 'none',
  minBlockSize: vars.control.medium,
  padding: `3px ${space[2]} 0`,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  backgroundColor: 'transparent',
  color: color.inkSoft,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-state=active]': { color: color.ink, borderColor: color.action },
    '&:disabled': { color: color.inkFaint, cursor: 'default' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.control.ring})` },
  },
  '@media': {
    ...onHover({ color: color.ink }, { when: ':not(:disabled)' }),
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: { '&[data-state=active]': { borderColor: 'Highlight' }, '&:disabled': { color: 'GrayText' } },
    },
  },
});
export const count = style({ color: color.inkSoft, fontWeight: vars.weight.medium });
export const panel = style({ minInlineSize: 0 });
