import { parseSync } from 'oxc-parser';

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Every node of a tree, from the top down. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child);
}

const programOf = (path: string, code: string): Node & { body: Node[] } =>
  parseSync(path, code).program as unknown as Node & { body: Node[] };
const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : undefined;

const collections = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'EventTarget', 'AbortController', 'Array']);
const changing = new Set(
  ['set', 'add', 'delete', 'clear', 'push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill'].concat([
    'copyWithin',
    'dispatchEvent',
    'abort',
  ]),
);

/** The first part of `state.of.something`. */
function ownerOf(node: unknown): string | undefined {
  let owner = node;
  while (isNode(owner) && owner.type === 'MemberExpression') owner = owner['object'];
  return owner === node ? undefined : nameOf(owner);
}

/** Names of what a module changes a part of: by assigning, deleting, or calling a method that changes. */
function changedIn(program: Node): Set<string | undefined> {
  const changed = new Set<string | undefined>();
  for (const node of nodesOf(program)) {
    if (node.type === 'AssignmentExpression') changed.add(ownerOf(node['left']));
    if (node.type === 'UpdateExpression') changed.add(ownerOf(node['argument']));
    if (node.type === 'UnaryExpression' && node['operator'] === 'delete') changed.add(ownerOf(node['argument']));
    const callee = node.type === 'CallExpression' ? node['callee'] : undefined;
    if (isNode(callee) && callee.type === 'MemberExpression' && changing.has(nameOf(callee['property']) ?? ''))
      changed.add(ownerOf(callee));
  }
  return changed;
}

/** Is it declared as a `ReadonlyMap` or the like? */
const isReadonly = (id: unknown): boolean =>
  isNode(id) && [...nodesOf(id)].some((node) => (nameOf(node['typeName']) ?? '').startsWith('Readonly'));

/** What a module itself remembers: variables, empty collections, and constants of which it changes a part. */
export function moduleState(path: string, code: string): string[] {
  const program = programOf(path, code);
  let changed: ReadonlySet<string | undefined> | undefined;
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement['declaration'] : statement;
    if (!isNode(declared) || declared.type !== 'VariableDeclaration') return [];
    return (declared['declarations'] as Node[]).flatMap(({ id, init }) => {
      const name = nameOf(id) ?? '{…}';
      const isEmpty =
        isNode(init) &&
        init.type === 'NewExpression' &&
        collections.has(nameOf(init['callee']) ?? '') &&
        (init['arguments'] as Node[]).length === 0 &&
        !isReadonly(id);
      if (declared['kind'] !== 'const' || isEmpty) return [name];
      const mayChange = isNode(init) && /^(?:New|Object|Array)Expression$/.test(init.type);
      return mayChange && (changed ??= changedIn(program)).has(name) ? [name] : [];
    });
  });
}

/** Where a module reads a clock itself. */
export function clockReads(path: string, code: string): string[] {
  const reads: string[] = [];
  if (!/\b(?:Date|performance|Temporal)\b/.test(code)) return reads;
  for (const node of nodesOf(programOf(path, code))) {
    const of = nameOf(node['object']);
    const read = `${of}.${nameOf(node['property'])}`;
    if (node.type === 'MemberExpression' && /^(?:Date\.now|performance\.(?:now|timeOrigin)|Temporal\.Now)$/.test(read))
      reads.push(read);
    if (
      node.type === 'NewExpression' &&
      nameOf(node['callee']) === 'Date' &&
      (node['arguments'] as Node[]).length === 0
    )
      reads.push('new Date()');
    if (node.type === 'CallExpression' && nameOf(node['callee']) === 'Date') reads.push('Date()');
  }
  return reads;
}
