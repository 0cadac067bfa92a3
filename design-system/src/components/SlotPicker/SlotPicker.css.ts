import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { onHover } from '../../theme/media.ts';
import { container, media } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

const { color, control, space } = vars;

const chosen = '&:has(:checked)';
const focused = { outline: `${control.ring} solid ${color.focus}`, outlineOffset: '2px' };

export const picker = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
});

export const input = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const chips = style({
  position: 'relative',
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // room for the focus ring
  padding: 5,
  margin: -5,
  '@container': { [container.roomy]: { display: 'none' } },
});
export const chip = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: vars.layout.target,
  paddingInline: space[4],
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  backgroundColor: color.surfaceCard,
  fontWeight: vars.weight.strong,
  cursor: 'pointer',
  selectors: {
    [chosen]: { backgroundColor: color.surfaceInverse, borderColor: color.surfaceInverse, color: color.onInverse },
    '&:has(:focus-visible)': focused,
  },
  '@media': { [media.forcedColors]: { selectors: { [chosen]: { outline: '2px solid Highlight' } } } },
});
export const chipDate = style({ fontWeight: vars.weight.regular });

export const days = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [container.roomy]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});
export const day = style({
  display: 'none',
  gap: space[2],
  alignContent: 'start',
  selectors: { '&[data-current]': { display: 'grid' } },
  '@container': { [container.roomy]: { display: 'grid', gap: space[2] } },
});
export const head = style({
  display: 'none',
  paddingBlockEnd: space[1],
  '@container': { [container.roomy]: { display: 'grid' } },
});
export const headTitle = style({
  fontWeight: vars.weight.label,
  selectors: {
    '[data-chosen] > &': {
      textDecoration: `underline 3px ${color.action}`,
      textUnderlineOffset: 6,
    },
  },
});
export const time = style({ fontWeight: vars.weight.strong, letterSpacing: '-0.01em' });
export const detail = style({
  ...sized('meta'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  color: color.inkSoft,
});

const detailIn = (state: string) => `${state} > ${detail}`;
export const slot = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: space[2],
  minBlockSize: control.large,
  padding: `${space[2]} ${space[4]}`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceCard,
  cursor: 'pointer',
  selectors: {
    '&[data-state=full]': {
      backgroundColor: color.surfaceTile,
      borderColor: 'transparent',
      color: color.inkSoft,
      cursor: 'default',
    },
    [chosen]: { backgroundColor: color.surfaceInverse, borderColor: color.surfaceInverse, color: color.onInverse },
    '&:has(:focus-visible)': focused,
  },
  '@container': {
    [container.roomy]: { display: 'grid', alignContent: 'center', minBlockSize: control.tall, paddingInline: space[3] },
  },
  '@media': {
    ...onHover({ borderColor: color.ink }, { when: ':not([data-state=full], :has(:checked))' }),
    [media.forcedColors]: {
      selectors: {
        [chosen]: { outline: '2px solid Highlight' },
        '&[data-state=full]': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

globalStyle(`${slot}[data-state=full] > ${time}`, {
  textDecoration: 'line-through',
  fontWeight: vars.weight.medium,
});
globalStyle(detailIn(`${slot}[data-state=green]`), { color: color.success, fontWeight: vars.weight.strong });
globalStyle(detailIn(`${slot}[data-state=few]`), { color: color.warning, fontWeight: vars.weight.strong });
globalStyle(detailIn(`${slot}:has(:checked)`), { color: 'inherit' });
