import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { sized } from '../../theme/typography.ts';

const { color } = vars;

const base = style({
  ...sized('meta'),
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space[2],
  fontWeight: vars.weight.strong,
});

/** A "no" is in full ink: it is the first thing to know, not an error. */
export const message = styleVariants({
  available: [base, { color: color.success }],
  few: [base, { color: color.warning }],
  elsewhere: [base, { color: color.ink }],
  later: [base, { color: color.ink }],
  out: [base, { color: color.ink }],
});
export const sign = style({ display: 'grid', alignItems: 'center', blockSize: vars.leading.meta });
