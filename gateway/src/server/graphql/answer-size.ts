import { GraphQLError } from 'graphql';

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

/** The refusal of an answer that would be too long to send. */
export function tooLong(): GraphQLError {
  return new GraphQLError(`The answer is longer than ${longestAnswer} characters. Ask for less at a time.`, {
    extensions: { code: 'ANSWER_TOO_LARGE', status: 400, limit: longestAnswer },
  });
}
