import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { container, media, onHover } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

const { color, space } = vars;

export const panel = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: color.surfaceCard,
  color: color.ink,
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    [container.roomy]: {
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.45fr)' } },
    },
  },
});
export const column = style({ padding: space[2] });
export const beside = style({
  padding: space[2],
  selectors: { '* + &': { borderBlockStart: `1px solid ${color.hairline}` } },
  '@container': {
    [container.roomy]: {
      selectors: { '* + &': { borderBlockStart: 0, borderInlineStart: `1px solid ${color.hairline}` } },
    },
  },
});
export const label = style({
  ...sized('meta'),
  padding: `${space[3]} ${space[3]} ${space[1]}`,
  color: color.inkSoft,
  fontWeight: vars.weight.label,
});
export const options = styleVariants({
  lines: {},
  chips: { display: 'flex', flexWrap: 'wrap', gap: space[2], padding: `${space[1]} ${space[3]} ${space[2]}` },
});
const anyOption = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.layout.target,
  paddingBlock: space[1],
  cursor: 'pointer',
  selectors: { '&[aria-selected=true]': { backgroundColor: color.surfaceTile } },
});
export const option = styleVariants({
  lines: [
    anyOption,
    {
      gap: space[3],
      paddingInline: space[3],
      border: '1px solid transparent',
      borderRadius: `min(${vars.radius.tile}, 12px)`,
      '@media': { [media.forcedColors]: { selectors: { '&[aria-selected=true]': { borderColor: 'Highlight' } } } },
    },
  ],
  chips: [
    anyOption,
    {
      paddingInline: space[4],
      border: `${vars.control.edge} solid ${color.borderControl}`,
      borderRadius: vars.radius.control,
      fontWeight: vars.weight.label,
      selectors: { '&[aria-selected=true]': { borderColor: color.ink } },
      '@media': { [media.forcedColors]: { selectors: { '&[aria-selected=true]': { borderColor: 'Highlight' } } } },
    },
  ],
});
export const sign = style({ display: 'grid', flex: 'none', color: color.inkSoft });
export const words = style({ display: 'grid', flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
export const note = style({ ...sized('meta'), color: color.inkSoft });
export const end = style({ display: 'grid', flex: 'none', justifyItems: 'end', maxInlineSize: '45%' });
const { [media.hover]: pointed } = onHover({ color: color.ink });
export const press = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.layout.target,
  blockSize: vars.layout.target,
  marginBlock: `calc(-1 * ${space[1]})`,
  marginInlineEnd: `calc(-1 * ${space[3]})`,
  borderRadius: vars.radius.control,
  color: color.inkSoft,
  '@media': {
    // With a mouse it shows where it points.
    [media.hover]: {
      opacity: 0,
      selectors: { ...pointed.selectors, '[aria-selected=true] > &': { opacity: 1 } },
    },
  },
});
export const footer = style({
  ...sized('meta'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[5]}`,
  minBlockSize: '52px',
  paddingBlock: space[1],
  paddingInline: space[5],
  borderBlockStart: `1px solid ${color.hairline}`,
  backgroundColor: color.surfaceTile,
  color: color.inkSoft,
});
