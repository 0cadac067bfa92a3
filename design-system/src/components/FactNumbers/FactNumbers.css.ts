import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { displayFace, sized } from '../../theme/typography.ts';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  paddingBlock: vars.space[4],
  borderBlock: `1px solid ${vars.color.hairline}`,
  '@media': { [media.desktop]: { paddingBlock: vars.space[5] } },
});
export const fact = style({ display: 'flex', flexDirection: 'column-reverse', gap: 2 });
export const label = style({ ...sized('meta'), color: vars.color.inkSoft });
export const value = style({
  ...displayFace,
  ...sized('title'),
  '@media': {
    [media.desktop]: sized('page'),
    [media.narrow]: sized('small'),
  },
});
