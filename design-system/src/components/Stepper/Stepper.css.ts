import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { container, media } from '../../theme/media.ts';
import { displayFace, sized } from '../../theme/typography.ts';

const { color, control, space } = vars;

const across = 24;
/** Little room: a narrow phone, or a wider one with larger text. */
const tight = '(inline-size <= 17rem)';

export const place = style({ containerType: 'inline-size' });
export const list = styleVariants({
  points: {
    display: 'grid',
    '@container': { [container.roomy]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
  },
  sections: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const point = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${across}px minmax(0, 1fr)`,
  columnGap: space[3],
  alignContent: 'start',
  paddingBlockEnd: space[4],
  color: color.inkSoft,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: `${across}px 0`,
      insetInlineStart: across / 2 - 1,
      borderInlineStart: `${control.strong} solid ${color.hairline}`,
    },
    '&:last-child::after': { display: 'none' },
    '&[data-state=now], &[data-state=done]': { color: color.ink },
    '&[data-state=done]::after': { borderColor: color.success },
  },
  '@container': {
    [container.roomy]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingInlineEnd: space[3],
      selectors: {
        '&::after': {
          insetBlock: `${across / 2 - 1}px auto`,
          insetInline: `${across}px 0`,
          borderInlineStart: 0,
          borderBlockStart: `${control.strong} solid ${color.hairline}`,
        },
        '&[data-state=done]::after': { borderColor: color.success },
      },
    },
  },
});
export const dot = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  gridRow: 'span 2',
  display: 'grid',
  placeItems: 'center',
  inlineSize: across,
  blockSize: across,
  border: `${control.strong} solid ${color.borderControl}`,
  borderRadius: '50%',
  backgroundColor: color.surfaceCard,
  color: color.success,
  selectors: {
    '[data-state=now] > &': { border: `7px solid ${color.action}` },
    '[data-state=done] > &': { borderColor: color.successTint, backgroundColor: color.successTint },
  },
  '@container': { [container.roomy]: { gridRow: 'auto', marginBlockEnd: space[2] } },
  '@media': {
    [media.forcedColors]: { selectors: { '[data-state=now] > &': { borderColor: 'Highlight' } } },
  },
});
export const pointTitle = style({
  fontWeight: vars.weight.medium,
  selectors: {
    '[data-state=now] > &, [data-state=done] > &': { fontWeight: vars.weight.label },
  },
});
export const note = style({
  ...sized('meta'),
  gridColumn: '2',
  color: color.inkSoft,
  '@container': { [container.roomy]: { gridColumn: 'auto' } },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[4],
  rowGap: space[5],
  alignItems: 'start',
  padding: `${space[3]} ${space[5]} ${space[4]}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 }, '&:has(+ [aria-current])': { borderBlockEnd: 0 } },
  '@media': { [media.tablet]: { padding: `${space[5]} ${space[6]}` } },
  '@container': { [tight]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space[3], rowGap: space[3] } },
});
export const card = style({
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: color.surfaceCard,
  paddingBlock: space[5],
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${color.hairline}` } },
  '@media': { [media.tablet]: { paddingBlock: space[6] } },
});
export const number = style({
  ...sized('meta'),
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  border: `${control.edge} solid ${color.borderControl}`,
  borderRadius: '50%',
  fontWeight: vars.weight.label,
  selectors: {
    '[data-state=now] > &': {
      borderColor: color.surfaceInverse,
      backgroundColor: color.surfaceInverse,
      color: color.onInverse,
    },
    '[data-state=done] > &': {
      borderColor: color.successTint,
      backgroundColor: color.successTint,
      color: color.success,
    },
  },
});
export const sectionTitle = style({
  ...displayFace,
  ...sized('lead'),
  selectors: { '[data-state=next] &': { color: color.inkSoft } },
});
export const sectionNote = style({ color: color.inkSoft });
/** Below the words where there is little room beside them. */
export const action = style({ '@container': { [tight]: { gridColumn: '2' } } });
export const body = style({ gridColumn: '1 / -1', minInlineSize: 0 });

export const dashes = style({
  ...sized('meta'),
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: color.inkSoft,
});
export const dashRow = style({ display: 'flex', gap: 4 });
export const dash = style({
  inlineSize: 28,
  blockSize: 6,
  border: `3px solid ${color.track}`,
  borderRadius: 3,
  selectors: { '&[data-reached]': { borderColor: color.action } },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'GrayText',
      selectors: { '&[data-reached]': { borderColor: 'Highlight' } },
    },
  },
});
