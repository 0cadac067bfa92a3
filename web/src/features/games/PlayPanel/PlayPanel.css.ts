import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { aboveFoot } from '@larder/design-system/edges';
import { media } from '@larder/design-system/media';
import { vars } from '@larder/design-system/theme';
import { sized } from '@larder/design-system/typography';

/** On a phone its parts stand in the column of the whole page's top, so that the next step can stay in the window. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[6],
  '@media': { [media.belowTablet]: { display: 'contents' }, [media.desktop]: { gap: 28 } },
});

/** A phone held upright; lying, or with its text enlarged several times, it has no height to give away. */
const upright = `${media.belowTablet} and (min-height: 480px)`;

export const next = recipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3], outline: 'none' },
  variants: {
    stays: {
      true: {
        '@media': {
          [upright]: {
            order: 1,
            position: 'sticky',
            insetBlockEnd: aboveFoot,
            zIndex: vars.layer.raised,
            marginInline: `calc(-1 * ${vars.layout.margin})`,
            paddingInline: vars.layout.margin,
            paddingBlock: vars.space[3],
            background: vars.color.surfacePage,
            boxShadow: `0 -1px 0 ${vars.color.hairline}`,
          },
        },
      },
      false: {},
    },
  },
});

// What gets the focus by key is not left under the step that stays; in the step itself there is nothing to scroll for.
globalStyle(`:has(> ${next.classNames.variants.stays.true}) :is(a, button)`, {
  '@media': { [upright]: { scrollMarginBlockEnd: 148 } },
});
globalStyle(`${next.classNames.variants.stays.true}${next.classNames.variants.stays.true} :is(a, button)`, {
  scrollMarginBlockEnd: 0,
});

export const go = style({ display: 'grid', gap: vars.space[2] });
export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const pairPart = style({ display: 'grid', flex: '1 1 140px' });

export const underButton = style({
  ...sized('meta'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  color: vars.color.inkSoft,
});

/** Shown where a keyboard is in use, so that what it says is true. */
export const keyHint = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [media.desktop]: { display: 'inline-flex' } },
});
export const key = style({
  fontFamily: vars.font.text,
  fontWeight: vars.weight.strong,
  fontSize: vars.text.badge,
  lineHeight: vars.leading.badge,
  paddingBlock: 1,
  paddingInline: vars.space[2],
  borderRadius: 6,
  color: vars.color.ink,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderControl}, inset 0 -2px 0 ${vars.color.borderControl}`,
});

export const linkRow = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[6] });

export const stampsRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[3],
});

export const lesson = style({ display: 'grid', gap: vars.space[3] });
