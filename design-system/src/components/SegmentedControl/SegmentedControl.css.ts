import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media, onHover } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

const { color, control, space } = vars;

export const group = style({ minInlineSize: 0 });
export const legend = style({ ...sized('meta'), marginBlockEnd: space[2], color: color.inkSoft });
export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[1],
  padding: space[1],
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  backgroundColor: color.surfaceTile,
  // Where there is little room, each takes what its words need.
  '@media': { [media.upright]: { display: 'flex', flexWrap: 'wrap' } },
});
export const segment = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minBlockSize: vars.layout.target,
  paddingInline: space[3],
  border: `${control.edge} solid transparent`,
  borderRadius: vars.radius.control,
  color: color.inkSoft,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.in} ${vars.ease.out}`,
  selectors: {
    '&:has(:checked), &[aria-current]': {
      backgroundColor: color.surfaceCard,
      borderColor: color.borderControl,
      color: color.ink,
    },
    '&:has(:focus-visible)': { outline: `${control.ring} solid ${color.focus}`, outlineOffset: '2px' },
    ':root[data-keyboard=off] &:has(:focus-visible)': { outline: 'none' },
    '&:has(:disabled)': { color: color.inkFaint, cursor: 'default' },
  },
  '@media': {
    ...onHover({ color: color.ink }, { when: ':not(:has(:disabled))' }),
    [media.upright]: { flex: '1 1 auto', paddingInline: space[1] },
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked), &[aria-current]': { borderColor: 'Highlight', borderWidth: 3 },
        '&:has(:disabled)': { color: 'GrayText' },
      },
    },
  },
});
export const links = style([track, { display: 'inline-grid' }]);
export const link = style([segment, { textDecoration: 'none' }]);
/** A segment that is one icon. */
export const sign = style([link, { inlineSize: vars.layout.target, padding: 0 }]);
/** Covers its segment invisibly: all of it can be pressed, and a screen reader's cursor lands on it. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
