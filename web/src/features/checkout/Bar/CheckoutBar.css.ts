import { edge } from '@larder/design-system/edges';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, layout, space, weight } = vars;
/** A window so low, or so much enlarged, that a bar would hide the step. */
const low = '(max-height: 30rem)';

/** At the window's foot, whatever is in view of the step. */
export const bar = style({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  insetBlockEnd: edge,
  insetInline: 0,
  borderBlockStart: `1px solid ${color.hairline}`,
  backgroundColor: color.surfaceCard,
  paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
  '@media': { [low]: { position: 'static' }, [media.print]: { display: 'none' } },
});
/** On a wide window in line with the page. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  maxInlineSize: layout.content,
  marginInline: 'auto',
  paddingBlock: space[3],
  paddingInline: layout.margin,
});
export const words = style({ display: 'grid', flex: '1 1 8rem', minInlineSize: 0 });
export const total = style({
  ...sized('lead'),
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const text = style({ ...sized('meta'), color: color.inkSoft, overflowWrap: 'anywhere' });
/** As wide as its words, as far as there is room. */
export const button = style({ flex: '0 1 auto', minInlineSize: 0 });

// Nothing that takes the focus is hidden behind the bar, and toasts stay above it.
globalStyle(`:root:has(${bar})`, {
  vars: { '--bar': '80px' },
  scrollPaddingBlockEnd: '112px',
  '@media': { [low]: { vars: { '--bar': '0px' }, scrollPaddingBlockEnd: 0 } },
});
