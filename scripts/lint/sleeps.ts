import { placeOf } from './house.ts';
import type { Rule } from './oxlint.ts';

interface Options {
  /** Places of files that may: helpers that look again and again, and leave the machine to others meanwhile. */
  allow: readonly string[];
}

type Syntax = Record<string, unknown> & { type: string; parent?: Syntax };
const message =
  'A test that sleeps proves nothing: hold the timers and let them go (tests/quiet.ts), or wait for what is to happen.';

/** No test sleeps: not as long as a timer takes, and not by Node's own timers of promises. */
export const sleeps: Rule = {
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
        return isHeld(place) && !allow.includes(place) && context.sourceCode.text.includes('setTimeout');
      },
      CallExpression(node) {
        const { callee, arguments: given } = node as unknown as { callee: Syntax; arguments: Syntax[] };
        const [first] = given;
        if (nameOf(callee) !== 'setTimeout' || first?.type !== 'Identifier') return;
        if (resolverAround(node as unknown as Syntax) === first['name']) report(node);
      },
      ImportDeclaration(node) {
        const { source, specifiers } = node as unknown as { source: { value: string }; specifiers: Syntax[] };
        if (!/^(?:node:)?timers\/promises$/.test(source.value)) return;
        for (const specifier of specifiers)
          if ((specifier['imported'] as Syntax | undefined)?.['name'] === 'setTimeout') report(specifier);
      },
    };
  },
};

/** Tests, and what they share; those of a real browser have rules of their own. */
const isHeld = (place: string): boolean => /\.test\.tsx?$|\/testing\//.test(place);

/** `setTimeout`, also as a member of a window. */
const nameOf = (callee: Syntax): unknown =>
  callee.type === 'MemberExpression' ? (callee['property'] as Syntax)['name'] : callee['name'];

/** The name by which the promise that is made around a call is resolved. */
function resolverAround(node: Syntax): unknown {
  let at = node.parent;
  while (at && !/Function/.test(at.type)) at = at.parent;
  const maker = at?.parent;
  if (maker?.type !== 'NewExpression' || (maker['callee'] as Syntax)['name'] !== 'Promise') return undefined;
  return (at?.['params'] as Syntax[] | undefined)?.[0]?.['name'];
}
