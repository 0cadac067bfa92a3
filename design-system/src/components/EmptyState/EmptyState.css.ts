import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';

const { space } = vars;

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[12]} ${space[6]}`,
  textAlign: 'center',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surfaceCard,
});
export const picture = style({ marginBlockEnd: space[2] });
export const words = style({ maxInlineSize: '46ch', color: vars.color.inkSoft, textWrap: 'balance' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[3],
  marginBlockStart: space[4],
  '@media': { [media.belowTablet]: { inlineSize: '100%' } },
});
