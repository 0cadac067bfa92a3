import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media, onHover } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

const { color, control } = vars;

export const group = style({ display: 'grid', gap: vars.space[2], minInlineSize: 0 });
export const legend = style({ inlineSize: '100%', fontWeight: vars.weight.strong, marginBlockEnd: vars.space[2] });

export const field = style({ display: 'grid', gap: vars.space[2], alignContent: 'start', minInlineSize: 0 });
export const label = style({ fontWeight: vars.weight.strong });
export const labelNote = style({
  ...sized('meta'),
  marginInlineStart: vars.space[2],
  fontWeight: vars.weight.regular,
  color: color.inkSoft,
});
export const hint = style({ ...sized('meta'), color: color.inkSoft });

export const message = style({
  ...sized('meta'),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  fontWeight: vars.weight.strong,
});
export const messageIcon = style({ marginBlockStart: 2, flex: 'none' });
export const messageTone = styleVariants({ error: { color: color.error }, success: { color: color.success } });

export const input = style({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: control.field,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  border: `${control.edge} solid ${color.borderControl}`,
  borderRadius: vars.radius.field,
  backgroundColor: color.surfaceCard,
  color: color.ink,
  fontSize: vars.text.body,
  transition: `border-color ${vars.motion.in} ${vars.ease.out}`,
  selectors: {
    '&::placeholder': { color: color.inkFaint, opacity: 1 },
    '&[aria-invalid=true]': { borderColor: color.error, borderWidth: control.strong },
    // a field always shows that it has focus, however it got there
    // (so it outweighs the rule that removes rings after a click)
    ':root &&:focus': {
      outline: `${control.ring} solid ${color.focus}`,
      outlineOffset: '-1px',
      borderColor: 'transparent',
    },
    '&:disabled': { backgroundColor: color.surfaceTile, color: color.inkFaint, borderColor: color.hairline },
  },
  '@media': {
    ...onHover({ borderColor: color.inkSoft }, { when: ':not(:disabled)' }),
    [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText' } } },
  },
});
