import { stateNames } from '../../../../../server-kit/us-states.ts';

const longest = 200;

/** The 50 states by name (G-54); with the District of Columbia when configured (N-7). */
export const statesOf = ({ withDc }: { withDc: boolean }): { code: string; name: string }[] =>
  Object.entries(stateNames)
    .map(([code, name]) => ({ code, name }))
    .filter(({ code }) => code !== 'DC' || withDc);

/** The numbers in a range, both ends included; at most 200 (G-56). */
export const numberList = (from: number, to: number): number[] =>
  Array.from({ length: Math.min(Math.max(0, to - from + 1), longest) }, (_, index) => from + index);

/** The year of `today` and the years before it, newest first (G-56). */
export const yearList = (today: Temporal.PlainDate, back: number): number[] =>
  numberList(0, Math.max(0, back)).map((age) => today.year - age);
