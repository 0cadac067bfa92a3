import { isTest, placeOf } from './house.ts';
import type { Rule } from './oxlint.ts';

interface Options {
  /** Places of files that may read the time: the clock itself. */
  allow: readonly string[];
}

type Syntax = Record<string, unknown> & { type: string };
const message = 'Ask the clock of the page what time it is: tests set that one, and so does the server.';

/** The storefront has one clock: nothing else reads the time of the machine. */
export const oneClock: Rule = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { allow: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ allow: [] }],
  },
  createOnce(context) {
    const report = (node: object) =>
      context.report({ node: node as NonNullable<Parameters<typeof context.report>[0]['node']>, message });
    return {
      before() {
        const place = placeOf(context.filename);
        const { allow } = context.options[0] as unknown as Options;
        if (!place.startsWith('/web/src/') || isTest(place) || allow.includes(place)) return false;
        return /\bDate\b|\bTemporal\b/.test(context.sourceCode.text);
      },
      MemberExpression(node) {
        const { object, property } = node as unknown as { object: Syntax; property: Syntax };
        const read = `${String(object['name'])}.${String(property['name'] ?? property['value'])}`;
        if (read === 'Date.now' || read === 'Temporal.Now') report(node);
      },
      NewExpression(node) {
        const { callee, arguments: given } = node as unknown as { callee: Syntax; arguments: readonly unknown[] };
        if (callee['name'] === 'Date' && given.length === 0) report(node);
      },
      CallExpression(node) {
        if ((node as unknown as { callee: Syntax }).callee['name'] === 'Date') report(node);
      },
    };
  },
};
