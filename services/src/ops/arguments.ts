import { InvalidArgumentError } from 'commander';

/** A whole number from 1, as an argument or an option. */
export function countOf(text: string): number {
  const count = Number(text);
  if (!/^\d{1,9}$/.test(text) || count === 0) throw new InvalidArgumentError('It is a whole number from 1.');
  return count;
}

/** Words that say something. */
export function reasonOf(text: string): string {
  const reason = text.trim();
  if (reason === '') throw new InvalidArgumentError('It says why.');
  return reason;
}

/** Points to give or, with a minus, to take; as many as a balance can hold. */
export function pointsOf(text: string): number {
  const points = Number(text);
  if (!/^[+-]?\d{1,9}$/.test(text) || points === 0)
    throw new InvalidArgumentError('It is a whole number, not 0, of nine digits at most.');
  return points;
}
