import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const entered = '&[data-entered]';

export const place = style({
  position: 'relative',
  '@media': {
    [media.belowTablet]: {
      selectors: {
        [entered]: {
          position: 'fixed',
          zIndex: vars.layer.overlay,
          inset: 0,
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          alignContent: 'start',
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          // What ends behind the keyboard can be scrolled to above it.
          paddingBlockEnd: '40dvh',
          backgroundColor: vars.color.surfaceCard,
        },
      },
    },
  },
});

/** The page behind a search that fills the screen stays where it is. */
globalStyle(`:root:has(${place}[data-entered])`, {
  '@media': { [media.belowTablet]: { overflow: 'hidden' } },
});

/** They stay on top while what is below them scrolls. */
const stays = {
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: 0,
  paddingBlock: vars.space[2],
  backgroundColor: vars.color.surfaceCard,
} as const;
/** On what is held in a hand, and runs scripts: a desktop has no camera to hold a package before. */
export const scan = style({
  display: 'none',
  '@media': {
    [`${media.belowTablet} and (pointer: coarse) and (scripting: enabled)`]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: vars.layout.target,
      blockSize: vars.layout.target,
      borderRadius: vars.radius.control,
      color: vars.color.ink,
    },
  },
});
export const back = style({
  display: 'none',
  '@media': {
    [media.belowTablet]: {
      selectors: { '[data-entered] > &': { ...stays, display: 'block', paddingInline: vars.space[1] } },
    },
  },
});
export const field = style({
  minInlineSize: 0,
  '@media': {
    [media.belowTablet]: { selectors: { '[data-entered] > &': { ...stays, paddingInlineEnd: vars.space[4] } } },
  },
});
