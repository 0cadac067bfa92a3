import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, onHover } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { lying } from './GameArt.css.ts';

export const card = recipe({
  base: {
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    overflow: 'hidden',
    position: 'relative',
    background: vars.color.surfaceCard,
    borderRadius: vars.radius.card,
    boxShadow: `0 0 0 1px ${vars.color.hairline}`,
  },
  variants: {
    feature: {
      false: {
        '@media': {
          [lying]: {
            gridTemplateColumns: 'clamp(112px, 20vw, 176px) minmax(0, 1fr)',
            gridTemplateRows: 'auto',
          },
        },
      },
      true: {
        '@media': {
          [media.tablet]: {
            gridColumn: '1 / -1',
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.04fr)',
            gridTemplateRows: 'auto',
          },
        },
      },
    },
  },
});

export const art = recipe({
  base: { position: 'relative', overflow: 'hidden', aspectRatio: '16 / 9' },
  variants: {
    feature: {
      false: { '@media': { [lying]: { aspectRatio: 'auto' } } },
      true: {
        '@media': {
          // With its button in the first screen.
          [media.upright]: { aspectRatio: '2.6' },
          [media.tablet]: { order: 1, aspectRatio: 'auto', minBlockSize: 364 },
        },
      },
    },
    over: { true: { background: vars.color.surfaceTile } },
  },
});
export const faded = style({ position: 'absolute', inset: 0, filter: 'grayscale(1)', opacity: 0.45 });

export const words = recipe({
  base: {
    display: 'grid',
    gap: vars.space[4],
    padding: vars.space[5],
    alignContent: 'start',
    gridTemplateRows: 'auto 1fr auto',
    '@media': { [media.tablet]: { padding: vars.space[6] } },
  },
  variants: {
    feature: {
      false: { '@media': { [lying]: { padding: vars.space[4], gap: vars.space[3] } } },
      true: {
        '@media': {
          [media.tablet]: { padding: 28, gap: 28, gridTemplateRows: 'auto auto auto', alignContent: 'center' },
          [media.spacious]: { padding: vars.space[10] },
        },
      },
    },
  },
});

/** The whole card links where its title does; its buttons are above that link. */
export const titleLink = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  selectors: {
    '&:focus-visible::after': { outline: `${vars.control.ring} solid ${vars.color.focus}`, outlineOffset: -4 },
  },
  '@media': onHover({ textDecoration: 'underline', textDecorationThickness: 2, textUnderlineOffset: '0.15em' }),
});
export const button = style({ display: 'grid', position: 'relative' });
export const head = style({ display: 'grid', gap: 6 });
export const topRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
});
export const facts = style({ display: 'grid', gap: vars.space[4], alignContent: 'start' });
export const points = style({ display: 'flex', alignItems: 'flex-end', flexWrap: 'wrap', columnGap: vars.space[3] });
export const promised = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
  gap: vars.space[3],
});
export const promisedPrize = style({ display: 'grid', gap: vars.space[2], alignContent: 'start' });
export const actions = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[6]}`,
});
export const mainAction = style({
  display: 'grid',
  flex: '1 1 auto',
  '@media': { [media.tablet]: { flex: '0 0 auto' } },
});
