import { givenSpeed } from '../../scripts/gate/speed.ts';

/** A limit in milliseconds on this machine: so much on a quiet one with two cores. */
export const within = (milliseconds: number): number => Math.ceil(milliseconds * givenSpeed());
