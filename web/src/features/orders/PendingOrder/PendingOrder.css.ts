import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** Rows of what waits; it isn't there while there are none. */
export const card = style({
  display: 'grid',
  paddingInline: space[4],
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: color.surfaceCard,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
});
/** On a phone a row is two lines high at most, and what leads on stands beside its words. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[3],
  paddingBlock: space[1],
});
globalStyle(`${row} + ${row}`, { borderBlockStart: `1px solid ${color.hairline}` });
/** Balanced, so that a time stays together. */
export const words = style({ '@media': { [media.belowTablet]: { ...sized('meta'), textWrap: 'balance' } } });
export const soft = style({ color: color.inkSoft });
/** What a phone has no room for: it stands where the row leads to as well. */
export const extra = style([soft, { '@media': { [media.belowTablet]: { display: 'none' } } }]);
/** Keeps the room of what is known in the browser only. */
export const unseen = style({ visibility: 'hidden' });
