import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';
import { media, onHover } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

const { color, control, space } = vars;
/** On a phone, the words of longer languages need the room at the sides. */
const inset = (most: string) => `clamp(${space[4]}, 4vw, ${most})`;
const usable = { when: ':not(:disabled):not([aria-disabled=true])' };

export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    // For words in two lines; one line has more room than this.
    paddingBlock: space[1],
    border: `${control.edge} solid transparent`,
    borderRadius: vars.radius.control,
    backgroundColor: 'transparent',
    color: color.ink,
    fontWeight: vars.weight.label,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.in} ${vars.ease.out}, border-color ${vars.motion.in} ${vars.ease.out}`,
    selectors: {
      '&:disabled': { cursor: 'default' },
      '&[aria-disabled=true]': { cursor: 'default' },
    },
    '@media': {
      // Without scripts a button looks disabled; a link still works, and so does what sends a form to the server.
      [media.withoutScripts]: {
        selectors: {
          'button&:not(form[method] [type=submit])': {
            opacity: 0.5,
            borderStyle: 'dashed',
            borderColor: 'currentColor',
            cursor: 'not-allowed',
          },
        },
      },
    },
  },
  variants: {
    tone: {
      primary: {
        backgroundColor: color.action,
        color: color.onAction,
        '@media': {
          ...onHover({ backgroundColor: color.actionHover }, usable),
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
          [`${media.forcedColors} and ${media.hover}`]: onHover(
            { backgroundColor: 'Highlight', borderColor: 'CanvasText' },
            usable,
          )[media.hover],
        },
      },
      brand: {
        color: color.actionInk,
        borderColor: `color-mix(in oklab, ${color.actionInk} 38%, ${color.surfaceCard})`,
        '@media': onHover({ backgroundColor: color.actionTint }, usable),
      },
      outline: {
        borderColor: color.borderControl,
        '@media': onHover({ backgroundColor: color.surfaceTile }, usable),
      },
      quiet: {
        backgroundColor: color.surfaceTile,
        '@media': onHover({ backgroundColor: color.hairline }, usable),
      },
      plain: {
        '@media': {
          ...onHover({ backgroundColor: color.surfaceTile }, usable),
          // Forced colors draw transparent borders.
          [media.forcedColors]: { borderColor: 'Canvas', textDecoration: 'underline' },
        },
      },
    },
    size: {
      small: { minBlockSize: control.small, paddingInline: space[4], ...sized('body') },
      medium: { minBlockSize: control.medium, paddingInline: inset(space[6]), ...sized('body') },
      large: {
        minBlockSize: control.large,
        paddingInline: inset(space[8]),
        ...sized('lead'),
      },
    },
    block: { true: { display: 'flex', inlineSize: '100%' } },
    off: {
      true: {
        backgroundColor: color.surfaceTile,
        borderColor: 'transparent',
        color: color.inkFaint,
        '@media': {
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'Canvas',
            color: 'GrayText',
            borderColor: 'GrayText',
            borderStyle: 'dashed',
          },
        },
      },
    },
  },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  inlineSize: 20,
  blockSize: 20,
  flex: 'none',
  border: `${vars.control.ring} solid color-mix(in oklab, currentColor 35%, transparent)`,
  borderBlockStartColor: 'currentColor',
  borderRadius: '50%',
  animation: `${turn} calc(${vars.motion.breath} / 2) linear infinite`,
});
