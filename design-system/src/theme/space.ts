import { vars } from './contract.ts';

/** Steps of the 4 px grid that layout components accept. */
export const spaceSteps = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20] as const;
export type Space = (typeof spaceSteps)[number];

/** A table of styles, one per step of space. */
export const perSpace = <Style>(style: (size: string) => Style): Record<Space, Style> =>
  Object.fromEntries(spaceSteps.map((step) => [step, style(vars.space[step])])) as Record<Space, Style>;
