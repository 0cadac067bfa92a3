import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

const { color, space } = vars;

export const group = style({
  display: 'grid',
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${color.hairline}`,
  selectors: { '&:last-of-type': { borderBlockEnd: 0 } },
});
// a fieldset's own padding would stand below its legend
export const legend = style({ inlineSize: '100%', paddingBlockStart: space[3] });

const bare = style({
  border: 0,
  padding: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
});
export const opener = style([
  bare,
  {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: space[3],
    inlineSize: '100%',
    minBlockSize: vars.layout.target,
    fontWeight: vars.weight.label,
    // the chevron: two sides of a turned box
    selectors: {
      '&::after': {
        content: '',
        flex: 'none',
        inlineSize: 7,
        blockSize: 7,
        marginInline: 6,
        marginBlockStart: -4,
        borderStyle: 'solid',
        borderWidth: '0 1.75px 1.75px 0',
        rotate: '45deg',
      },
      '&[aria-expanded=true]::after': { marginBlockStart: 4, rotate: '225deg' },
    },
  },
]);
// a list of products has many: without a class each, its page is shorter
const within = `:where(${group})`;
globalStyle(`${within} label`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: vars.layout.target,
  paddingBlock: space[1],
  cursor: 'pointer',
});
export const empty = style({ color: color.inkFaint, cursor: 'default' });
/** Of a long facet what is shown on request, and without a script at once. */
export const rest = style({
  display: 'none',
  '@media': { [media.withoutScripts]: { display: 'flex' } },
});
export const dot = style({
  borderRadius: '50%',
  selectors: { '&:checked': { borderWidth: 7, backgroundColor: color.surfaceCard } },
  '@media': { [media.forcedColors]: { borderRadius: 0 } },
});
export const heading = style({ minInlineSize: 0 });
export const note = style({ ...sized('meta'), color: color.inkSoft, fontWeight: vars.weight.regular });
globalStyle(`${within} label > span`, { flex: 1, minInlineSize: 0 });
globalStyle(`${within} small`, { ...sized('meta'), position: 'relative', color: color.inkSoft });
/** The button's place, in a browser that has no use for it. */
export const whole = style({
  display: 'none',
  '@media': { [media.withoutScripts]: { display: 'block', lineHeight: vars.layout.target } },
});
export const more = style([
  bare,
  {
    minBlockSize: vars.layout.target,
    fontWeight: vars.weight.strong,
    textDecoration: 'underline',
    textDecorationColor: color.borderControl,
    textUnderlineOffset: 4,
    '@media': { [media.withoutScripts]: { display: 'none' } },
  },
]);
