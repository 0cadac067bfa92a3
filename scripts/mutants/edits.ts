import type { Node } from 'oxc-parser';
import type { Span } from './mutant.ts';
import { assignment, binary, left, math, swapped } from './operators.ts';

/** A change of a node: a range within it, and what stands there instead. */
export interface Edit extends Span {
  replacement: string;
}

/** Where a node stands: its ancestors, the nearest last, and the source around it. */
export interface Place {
  ancestors: readonly Node[];
  source: string;
  /** In a function: it decides something, while a text in a table of a module is data. */
  inFunction: boolean;
}

type Of<Type extends Node['type']> = Extract<Node, { type: Type }>;

const whole = ({ start, end }: Span, ...replacements: string[]): Edit[] =>
  replacements.map((replacement) => ({ start, end, replacement }));

/** The operator's own range, between its two operands. */
function operatorOf(source: string, before: Span, after: Span, operator: string): Span {
  const start = source.indexOf(operator, before.end);
  return start >= 0 && start < after.start ? { start, end: start + operator.length } : before;
}

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');

/** `'a' + b` joins texts; `-` there says nothing about a rule. */
function isJoined(node: Of<'BinaryExpression'>): boolean {
  const isJoin = (side: Node): boolean => isText(side) || (side.type === 'BinaryExpression' && isJoined(side));
  return node.operator === '+' && (isJoin(node.left) || isJoin(node.right));
}

const isTypeofTest = (node: Of<'BinaryExpression'>): boolean =>
  [node.left, node.right].some((side) => side.type === 'UnaryExpression' && side.operator === 'typeof');

function ofBinary(node: Of<'BinaryExpression'>, { ancestors, source }: Place): Edit[] {
  if (isJoined(node)) return [];
  const operator = operatorOf(source, node.left, node.right, node.operator);
  const edits = (binary.get(node.operator) ?? []).flatMap((other) => whole(operator, other));
  const isPartOfCondition = ancestors.at(-1)?.type === 'LogicalExpression';
  const isComparison = /^(?:[<>]=?|[!=]==?)$/.test(node.operator);
  return isPartOfCondition && isComparison ? [...edits, ...whole(node, 'true', 'false')] : edits;
}

function ofLogical(node: Of<'LogicalExpression'>, { source }: Place): Edit[] {
  const sides = [node.left, node.right].map(({ start, end }) => source.slice(start, end));
  if (node.operator === '??') return whole(node, ...sides);
  const operator = operatorOf(source, node.left, node.right, node.operator);
  return whole(operator, node.operator === '&&' ? '||' : '&&');
}

function ofCall(node: Of<'CallExpression'>, { source }: Place): Edit[] {
  const callee = node.callee;
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const { name } = callee.property;
  if (callee.object.type === 'Identifier' && callee.object.name === 'Math') {
    const other = math.get(name);
    return other ? whole(callee.property, other) : [];
  }
  if (left.has(name)) return whole(node, source.slice(callee.object.start, callee.object.end));
  const other = swapped.get(name);
  return other ? whole(callee.property, other) : [];
}

const named: ReadonlySet<Node['type']> = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'ImportExpression',
]);

/** True for a text that names something or is read by developers only. */
function isName(node: Node, { ancestors, inFunction }: Place): boolean {
  const parent = ancestors.at(-1);
  if (!inFunction || !parent || named.has(parent.type) || parent.type === 'TaggedTemplateExpression') return true;
  if (parent.type === 'PropertyDefinition') return parent.key === node;
  if (parent.type === 'BinaryExpression') return isTypeofTest(parent);
  if (parent.type === 'MemberExpression') return true;
  return parent.type === 'NewExpression' && ancestors.at(-2)?.type === 'ThrowStatement';
}

function ofLiteral(node: Of<'Literal'>, place: Place): Edit[] {
  const parent = place.ancestors.at(-1);
  if (parent?.type === 'Property' && parent.key === node) return [];
  if (typeof node.value === 'boolean') return whole(node, String(!node.value));
  if (typeof node.value === 'number') return whole(node, node.value === 0 ? '1' : String(node.value + 1));
  if (typeof node.value !== 'string' || isName(node, place)) return [];
  return whole(node, node.value === '' ? "'mutant'" : "''");
}

/** A condition that always holds, or never does. */
const always = (test: Node): Edit[] => whole(test, 'true', 'false');

function ofStatement(node: Of<'ExpressionStatement'>): Edit[] {
  if (node.directive) return [];
  if (node.expression.type === 'CallExpression' && node.expression.callee.type === 'Super') return [];
  return whole(node, ';');
}

function ofOptional(node: Of<'MemberExpression'> | Of<'CallExpression'>, { source }: Place): Edit[] {
  if (!node.optional) return [];
  const start = source.indexOf('?.', node.type === 'MemberExpression' ? node.object.end : node.callee.end);
  const isDotted = node.type === 'MemberExpression' && !node.computed;
  return whole({ start, end: start + 2 }, isDotted ? '.' : '');
}

function operatorOfUpdate({ prefix, start, end }: Of<'UpdateExpression'>): Span {
  return prefix ? { start, end: start + 2 } : { start: end - 2, end };
}

const byType: { readonly [Type in Node['type']]?: (node: Of<Type>, place: Place) => Edit[] } = {
  BinaryExpression: ofBinary,
  LogicalExpression: ofLogical,
  UnaryExpression: ({ operator, start, argument }) =>
    operator === '!' || operator === '-' ? whole({ start, end: argument.start }, '') : [],
  UpdateExpression: (node) => whole(operatorOfUpdate(node), node.operator === '++' ? '--' : '++'),
  AssignmentExpression: (node, { source }) => {
    const other = assignment.get(node.operator);
    return other ? whole(operatorOf(source, node.left, node.right, node.operator), other) : [];
  },
  CallExpression: (node, place) => [...ofCall(node, place), ...ofOptional(node, place)],
  MemberExpression: ofOptional,
  Literal: ofLiteral,
  TemplateLiteral: (node, place) => (isName(node, place) ? [] : whole(node, "''")),
  ArrayExpression: (node, { inFunction }) => (inFunction && node.elements.length > 0 ? whole(node, '[]') : []),
  IfStatement: ({ test }) => always(test),
  ConditionalExpression: ({ test }) => always(test),
  WhileStatement: ({ test }) => whole(test, 'false'),
  ForStatement: ({ test }) => (test ? whole(test, 'false') : []),
  ExpressionStatement: ofStatement,
  BreakStatement: (node) => whole(node, ';'),
  ContinueStatement: (node) => whole(node, ';'),
};

/** All changes of this node itself, its children's apart. */
export const editsOf = (node: Node, place: Place): Edit[] =>
  (byType[node.type] as ((node: Node, place: Place) => Edit[]) | undefined)?.(node, place) ?? [];
