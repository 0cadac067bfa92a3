import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { sized } from '../../theme/typography.ts';

const { color } = vars;

export const steps = style({
  ...sized('meta'),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: color.inkSoft,
});
export const row = style({ display: 'flex', gap: 4 });
export const step = style({
  inlineSize: 28,
  blockSize: 6,
  border: `3px solid ${color.track}`,
  borderRadius: 3,
  selectors: { '&[data-reached]': { borderColor: color.action } },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'GrayText',
      selectors: { '&[data-reached]': { borderColor: 'Highlight' } },
    },
  },
});
