import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
  '@media': { [media.desktop]: { gap: space[12], paddingBlockStart: space[6] } },
});
export const head = style({ display: 'grid', gap: space[3], justifyItems: 'start', overflowWrap: 'anywhere' });
export const search = style({
  inlineSize: '100%',
  maxInlineSize: 720,
  '@media': { [media.print]: { display: 'none' } },
});

/** A card of rows on a phone, a card for each topic beyond. */
export const topics = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.belowTablet]: {
      paddingInline: space[4],
      border: `1px solid ${color.hairline}`,
      borderRadius: vars.radius.card,
      backgroundColor: color.surfaceCard,
    },
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))', gap: space[6] },
  },
});
export const topic = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'start',
  columnGap: space[4],
  '@media': {
    [media.belowTablet]: { paddingBlock: space[3] },
    [media.tablet]: {
      padding: space[6],
      border: `1px solid ${color.hairline}`,
      borderRadius: vars.radius.card,
      backgroundColor: color.surfaceCard,
    },
  },
  selectors: { '& + &': { '@media': { [media.belowTablet]: { borderBlockStart: `1px solid ${color.hairline}` } } } },
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: vars.radius.tile,
  backgroundColor: color.surfaceTile,
});
/** On a phone the whole row leads to the topic. */
export const topicLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, '@media': { [media.tablet]: { content: 'none' } } },
  },
  '@media': onHover({ textDecoration: 'underline' }),
});
export const arrow = style({ display: 'grid', '@media': { [media.tablet]: { display: 'none' } } });
export const links = style({
  display: 'grid',
  justifyItems: 'start',
  paddingBlockStart: space[2],
});
export const inCard = style({ gridColumn: '1 / -1', '@media': { [media.belowTablet]: { display: 'none' } } });

/** The questions, and who answers in person. */
export const below = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[8],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 400px)', gap: space[12] } },
});
export const answers = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8] });
export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });
export const answer = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  maxInlineSize: '68ch',
  overflowWrap: 'anywhere',
  lineHeight: vars.leading.body,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
  '@media': { [media.print]: { display: 'none' } },
});
export const person = style({ display: 'grid', gap: space[4], '@media': { [media.print]: { display: 'none' } } });
export const reach = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: space[4],
  minBlockSize: vars.layout.target,
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.hairline}` } },
});
