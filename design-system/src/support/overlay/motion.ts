import { vars } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';

export const arrives = (name: string) => `${name} ${vars.motion.in} ${vars.ease.out}`;
export const leaves = (name: string) => `${name} ${vars.motion.out} ${vars.ease.out} forwards`;
export const still = { [media.reducedMotion]: { animation: 'none !important' } };
