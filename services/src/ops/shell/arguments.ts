import { InvalidArgumentError } from 'commander';

/** A whole number from 1, as an argument or an option. */
export function countOf(text: string): number {
  const count = Number(text);
  if (!/^\d{1,9}$/.test(text) || count === 0)
    throw new InvalidArgumentError('It must be a whole number of at least 1.');
  return count;
}

/** Text that isn't blank. */
export function reasonOf(text: string): string {
  const reason = text.trim();
  if (reason === '') throw new InvalidArgumentError("It can't be empty.");
  return reason;
}

/** Points to add or, with a minus sign, to remove; as many as a balance can hold. */
export function pointsOf(text: string): number {
  const points = Number(text);
  if (!/^[+-]?\d{1,9}$/.test(text) || points === 0)
    throw new InvalidArgumentError('It must be a whole number other than 0, with at most nine digits.');
  return points;
}

/** The number of an order. */
export function numberOf(text: string): string {
  if (!/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/.test(text))
    throw new InvalidArgumentError('It must be the number of an order, such as 4471902.');
  return text;
}

/** An id of a line from before ids began with a letter, a digit, or `_`. */
const hyphenated = /^-(?!-)[A-Za-z0-9_-]{21}$/;
const marked = 'id=';

/** Arguments as the command line can be read: an id that begins with a hyphen is no option. */
export const withIdsMarked = (args: readonly string[]): string[] =>
  args.map((each) => (hyphenated.test(each) ? marked + each : each));

/** The id of a line or a product. */
export function idOf(given: string): string {
  const text = given.startsWith(`${marked}-`) ? given.slice(marked.length) : given;
  if (!/^[\x21-\x7e]{1,64}$/.test(text)) throw new InvalidArgumentError('It must be an id without spaces.');
  return text;
}
