import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

const { color, control, space } = vars;
const hovered = '&:hover:not(:disabled):not([aria-disabled=true])';

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
        selectors: { [hovered]: { backgroundColor: color.actionHover } },
        '@media': {
          [media.forcedColors]: {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            selectors: { [hovered]: { backgroundColor: 'Highlight', borderColor: 'CanvasText' } },
          },
        },
      },
      brand: {
        color: color.actionInk,
        borderColor: `color-mix(in oklab, ${color.actionInk} 38%, ${color.surfaceCard})`,
        selectors: { [hovered]: { backgroundColor: color.actionTint } },
      },
      outline: {
        borderColor: color.borderControl,
        selectors: { [hovered]: { backgroundColor: color.surfaceTile } },
      },
      quiet: {
        backgroundColor: color.surfaceTile,
        selectors: { [hovered]: { backgroundColor: color.hairline } },
      },
      plain: {
        selectors: { [hovered]: { backgroundColor: color.surfaceTile } },
        // Forced colors draw transparent borders.
        '@media': { [media.forcedColors]: { borderColor: 'Canvas', textDecoration: 'underline' } },
      },
    },
    size: {
      small: { minBlockSize: control.small, paddingInline: space[4], ...sized('body') },
      medium: { minBlockSize: control.medium, paddingInline: space[6], ...sized('body') },
      large: {
        minBlockSize: control.large,
        paddingInline: space[8],
        ...sized('lead'),
        '@media': { [media.narrow]: { paddingInline: space[4] } },
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
