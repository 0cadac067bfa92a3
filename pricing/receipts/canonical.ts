import { compare } from '../offer.ts';

/** What JSON can hold; `undefined` counts as absent. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * The one JSON text of a value: keys in the order of their code units, no spaces, nothing for what is undefined. The same
 * value has the same text on every machine and after every trip through a database.
 *
 * @throws TypeError for numbers that JSON can't hold
 */
export function canonical(value: Json): string {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} has no JSON text`);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.entries(value)
    .filter((member): member is [string, Json] => member[1] !== undefined)
    .toSorted(([one], [other]) => compare(one, other))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`);
  return `{${members.join(',')}}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
