import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { GatewayContext } from '../../context.ts';

/** Longest answer of an operation, in characters of JSON. The whole schema by introspection takes a fifth of it. */
export const longestAnswer = 1024 * 1024;

/** Is a value longer than `limit` characters as JSON? Stops counting there, before anything is made into text. */
export function isLongerThan(limit: number, value: unknown): boolean {
  let left = limit;
  const count = (each: unknown): boolean => {
    if (typeof each === 'string') left -= each.length + 2;
    else if (Array.isArray(each)) {
      left -= each.length + 1;
      for (const entry of each) if (count(entry)) return true;
    } else if (typeof each === 'object' && each !== null) {
      for (const name in each) {
        left -= name.length + 4;
        if (count((each as Record<string, unknown>)[name])) return true;
      }
    } else left -= 4;
    return left < 0;
  };
  return count(value);
}

/** The same question of a value whose JSON is there: a short one, as most are, is not counted. */
export const isWrittenLongerThan = (limit: number, value: unknown, text: string): boolean =>
  text.length > limit / longestOfOne && isLongerThan(limit, value);

/** A digit is one character of JSON, and counts as so many with its comma. */
const longestOfOne = 4;

/** What is answered in place of an answer that would be too long to send, with status 400. */
export function tooLongAnswer({ correlationId }: Pick<GatewayContext, 'correlationId'>): {
  errors: GraphQLFormattedError[];
} {
  const { message, extensions } = new GraphQLError(
    `The answer is longer than ${longestAnswer} characters. Ask for less at a time.`,
    { extensions: { code: 'ANSWER_TOO_LARGE', status: 400, limit: longestAnswer } },
  );
  return { errors: [{ message, extensions: { ...extensions, correlationId } }] };
}
