import { style } from '@vanilla-extract/css';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';

export const region = style({
  maxBlockSize: 'min(272px, 42dvh)',
  overflow: 'auto',
  position: 'relative',
  borderBlock: `1px solid ${vars.color.hairline}`,
  paddingBlock: vars.space[4],
  scrollbarWidth: 'thin',
});
export const tall = style({
  maxBlockSize: '56dvh',
  '@media': { [media.tablet]: { maxBlockSize: 'min(520px, 56dvh)' } },
});
export const sections = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 });
export const sectionTitle = style({ fontWeight: vars.weight.label });
export const sectionText = style({
  display: 'grid',
  gap: vars.space[1],
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});
export const items = style({
  display: 'grid',
  gap: vars.space[1],
  listStyle: 'disc',
  paddingInlineStart: vars.space[5],
});
