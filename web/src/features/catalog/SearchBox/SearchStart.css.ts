import { onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { style } from '@vanilla-extract/css';

const { color, control, radius, space } = vars;

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  minBlockSize: vars.layout.target,
  paddingInline: space[3],
});
/** As small as the label that it stands beside. */
export const all = style({ ...sized('meta') });
export const label = style({ ...sized('meta'), color: color.inkSoft, fontWeight: vars.weight.label });
/** Four across; fewer where text is large. */
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(22%, min(4.5rem, 100%)), 1fr))',
  gap: `${space[3]} ${space[2]}`,
  padding: `${space[1]} ${space[3]} ${space[3]}`,
});
export const department = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  blockSize: '100%',
  color: 'inherit',
  textAlign: 'center',
  textDecoration: 'none',
});
export const tile = style({
  display: 'grid',
  placeItems: 'center',
  gridTemplateRows: 'minmax(0, 1fr)',
  blockSize: '72px',
  overflow: 'clip',
  border: `${control.edge} solid transparent`,
  borderRadius: radius.tile,
  backgroundColor: color.surfaceTile,
  '@media': onHover({ borderColor: color.borderControl }, { within: department }),
});
export const name = style({ ...sized('meta'), fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
