import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { perSpace } from '../../theme/space.ts';

export const paddingInline = styleVariants(perSpace((size) => ({ paddingInline: size })));
export const paddingBlock = styleVariants(perSpace((size) => ({ paddingBlock: size })));

export const surface = styleVariants({
  page: { backgroundColor: vars.color.surfacePage },
  card: { backgroundColor: vars.color.surfaceCard },
  tile: { backgroundColor: vars.color.surfaceTile },
  sunken: { backgroundColor: vars.color.surfaceSunken },
});

export const radius = styleVariants({
  card: { borderRadius: vars.radius.card },
  tile: { borderRadius: vars.radius.tile },
});
