import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  maxInlineSize: vars.layout.content,
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
  paddingBlock: `${vars.space[4]} ${vars.space[16]}`,
  '@media': { [media.desktop]: { paddingBlock: `${vars.space[6]} 96px` } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${vars.layout.rail} minmax(0, 1fr)`,
      gap: vars.space[12],
      alignItems: 'start',
    },
  },
});

export const main = style({ minInlineSize: 0 });

/** Above the screen: breadcrumb or Back. */
export const above = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.layout.target,
  '@media': { [media.print]: { display: 'none' } },
});
