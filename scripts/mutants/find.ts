import { type Node, parseSync, visitorKeys } from 'oxc-parser';
import { type Edit, editsOf } from './edits.ts';
import { type Mutant, oneLine, type Span } from './mutant.ts';

const functions: ReadonlySet<Node['type']> = new Set([
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
]);
/** Types that hold an expression; all others that begin with TS hold none. */
const transparent: ReadonlySet<Node['type']> = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
]);

/** Where a change is switched on and off, or nothing if it can't be at this place. */
type Host = Mutant['host'] | undefined;

/** An expression that another one needs as it is: a receiver, a callee, a tag. */
function isSpine(node: Node, parent: Node): boolean {
  if (parent.type === 'MemberExpression') return parent.object === node;
  if (parent.type === 'CallExpression' || parent.type === 'NewExpression') return parent.callee === node;
  if (parent.type === 'TaggedTemplateExpression') return parent.tag === node;
  return parent.type === 'ChainExpression' || parent.type === 'TSNonNullExpression';
}

/** The left side of an assignment and the operand of `delete` are places, not values. */
function isPlace(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'AssignmentExpression') return parent.left === node;
  if (parent.type === 'UpdateExpression') return true;
  return parent.type === 'UnaryExpression' && (parent.operator === 'delete' || parent.operator === 'typeof');
}

function hostOf(node: Node, ancestors: readonly Node[]): Host {
  if (node.type.endsWith('Statement')) return { kind: 'statement', start: node.start, end: node.end };
  let host = node;
  let depth = ancestors.length - 1;
  for (let parent = ancestors[depth]; parent && isSpine(host, parent); parent = ancestors[depth]) {
    host = parent;
    depth -= 1;
  }
  return isPlace(host, ancestors[depth]) ? undefined : { kind: 'expression', start: host.start, end: host.end };
}

const contains = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

/** A condition is switched by itself, not with the statement it stands in. */
const switched = (node: Node, edit: Edit): Node =>
  'test' in node && node.test && contains(node.test, edit) ? node.test : node;

const combining: ReadonlySet<Node['type']> = new Set([
  'BinaryExpression',
  'LogicalExpression',
  'ConditionalExpression',
  'CallExpression',
]);

/** A number or text says little without what it is compared or combined with. */
const whole = (node: Node, ancestors: readonly Node[]): Span => {
  const parent = ancestors.at(-1);
  return node.type === 'Literal' && parent && combining.has(parent.type) && parent.end - parent.start <= 60
    ? parent
    : node;
};

function* nodesOf(node: Node, ancestors: readonly Node[]): Generator<{ node: Node; ancestors: readonly Node[] }> {
  yield { node, ancestors };
  const below = [...ancestors, node];
  for (const key of visitorKeys[node.type] ?? []) {
    const child = (node as unknown as Record<string, Node | (Node | null)[] | null | undefined>)[key];
    for (const one of Array.isArray(child) ? child : [child])
      if (one && (!one.type.startsWith('TS') || transparent.has(one.type))) yield* nodesOf(one, below);
  }
}

/** Finds all mutants of a TypeScript source, in the order of the source. */
export function mutantsOf(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} can't be parsed: ${errors[0]?.message}`);
  const found = new Map<string, Mutant>();
  for (const { node, ancestors } of nodesOf(program, [])) {
    const inFunction = ancestors.some(({ type }) => functions.has(type));
    for (const edit of editsOf(node, { ancestors, source, inFunction })) {
      const at = switched(node, edit);
      const host = hostOf(at, at === node ? ancestors : [...ancestors, node]);
      const key = `${edit.start} ${edit.end} ${edit.replacement}`;
      if (host && !found.has(key)) found.set(key, shown(source, whole(at, ancestors), edit, host));
    }
  }
  return [...found.values()].sort((one, other) => one.start - other.start || one.end - other.end);
}

function shown(source: string, at: Span, edit: Edit, host: Mutant['host']): Mutant {
  const after = source.slice(at.start, edit.start) + edit.replacement + source.slice(edit.end, at.end);
  const line = source.slice(0, edit.start).split('\n').length;
  return { ...edit, host, line, from: oneLine(source.slice(at.start, at.end)), to: oneLine(after) };
}
