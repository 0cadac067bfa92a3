import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.ts';
import { perSpace } from '../../theme/space.ts';

const beyond = (size: string) => `calc(-1 * ${size})`;
export const inline = styleVariants({
  ...perSpace((size) => ({ marginInline: beyond(size) })),
  margin: { marginInline: beyond(vars.layout.margin) },
});
export const block = styleVariants(perSpace((size) => ({ marginBlock: beyond(size) })));
