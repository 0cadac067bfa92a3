import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { perSpace } from '../../theme/space.ts';

export const autoGrid = style({ display: 'grid' });
const fit = (least: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))` });
// in rem: with text twice as large a column is twice as wide
export const size = styleVariants({
  tiny: fit('7.5rem'),
  small: fit('10rem'),
  medium: fit('15rem'),
  large: fit('20rem'),
});
export const gap = styleVariants({ ...perSpace((step) => ({ gap: step })), gutter: { gap: vars.layout.gutter } });
