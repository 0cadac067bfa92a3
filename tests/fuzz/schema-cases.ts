import fc from 'fast-check';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';

/** A field that takes arguments, and how it is reached from the root. */
export interface Target {
  /** `Query.me.program`. */
  name: string;
  /** The operation; every argument of the field is a variable, named as it is. */
  document: string;
  args: readonly GraphQLArgument[];
}

/** One request to send. */
export interface Case {
  target: string;
  query: string;
  variables: Record<string, unknown>;
}

/** Ids that there are, by the name of the argument or field that takes them: what is asked for gets as far as it can. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

interface Step {
  /** Opens the selection down to a type, and closes it. */
  open: string;
  close: string;
  name: string;
}

const leaves = (type: GraphQLNamedType): string => {
  if (isLeafType(type)) return '';
  const fields = isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
  const names = fields
    .filter((field) => isLeafType(getNamedType(field.type)) && !field.args.some(isRequiredArgument))
    .map(({ name }) => name);
  return ` { ${['__typename', ...names].join(' ')} }`;
};

const literal = (known: KnownValues, { name, type }: GraphQLArgument): string =>
  `${name}: ${JSON.stringify(known[name]?.[0] ?? (getNamedType(type).name === 'Int' ? 1 : 'x-1'))}`;

const argumentsOf = (known: KnownValues, field: GraphQLField<unknown, unknown>): string => {
  const required = field.args.filter(isRequiredArgument);
  return required.length ? `(${required.map((arg) => literal(known, arg)).join(', ')})` : '';
};

/** Every field of the schema that takes arguments, each reached by the shortest way. */
export function targetsOf(schema: GraphQLSchema, known: KnownValues): Target[] {
  const targets: Target[] = [];
  for (const [operation, root] of [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const) {
    if (!root) continue;
    const reached = new Map<GraphQLObjectType, Step>([[root, { open: '{ ', close: ' }', name: root.name }]]);
    // A map goes on with what is added while it is gone through.
    for (const [type, step] of reached) {
      for (const field of Object.values(type.getFields())) {
        if (field.args.length) targets.push(targetOf(operation, step, field));
        if (operation === 'mutation' && type === root) continue;
        const next = getNamedType(field.type);
        const types = isObjectType(next)
          ? [next]
          : isUnionType(next) || isInterfaceType(next)
            ? [...schema.getPossibleTypes(next)]
            : [];
        for (const each of types) {
          const [inside, outside] = each === next ? ['', ''] : [`... on ${each.name} { `, ' }'];
          const open = `${step.open}${field.name}${argumentsOf(known, field)} { ${inside}`;
          if (!reached.has(each))
            reached.set(each, { open, close: `${outside} }${step.close}`, name: `${step.name}.${field.name}` });
        }
      }
    }
  }
  return targets;
}

function targetOf(operation: string, step: Step, field: GraphQLField<unknown, unknown>): Target {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = leaves(getNamedType(field.type));
  return {
    name: `${step.name}.${field.name}`,
    document: `${operation} Fuzz(${declared}) ${step.open}${field.name}(${given})${selection}${step.close}`,
    args: field.args,
  };
}

// oxfmt-ignore
const brokenTexts = [
    '\0', 'a\0b', '\r\n', 'a\r\nx-banner: vons', '\u001b[31m', '\u007f', '\u0085', '\ud800', 'a\udfff', '\ud83d',
    '', ' ', '\t', ',', ',,', 'a,b', '.', '..', '../..', '/', '//', '\\', '%', '%00', '%2e%2e%2f', '?a=b', '#',
    "'", "';--", '"', '${7*7}', '{{7*7}}', '<script>', '__proto__', 'constructor', 'null', 'undefined', 'NaN',
    '\u202e', '\ufeff', '\uffff', '🍓', 'é', 'ﬀ', 'İ', '٣', '1e999', '-1', '0x10', '9'.repeat(40),
    'a'.repeat(64), 'a'.repeat(65), 'a'.repeat(129), 'é'.repeat(4096), 'x'.repeat(4097), 'x'.repeat(30_000),
];

/** Texts that break careless programs. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...brokenTexts),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ maxLength: 60 }),
);

const days = ['1990-05-17', '2026-02-30', '0000-00-00', '9999-12-31', '-000001-01-01', '+275760-09-13'];
const numbers = [0, 1, 2, 3, 8, 100, -1, 2_147_483_647, -2_147_483_648];

/** Values of an input type: `hostility` of a hundred texts are hostile. */
function valueOf(type: GraphQLInputType, name: string, known: KnownValues, hostility: number): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return requiredValue(type.ofType, name, known, hostility);
  return fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(null, undefined) },
    { weight: 3, arbitrary: requiredValue(type, name, known, hostility) },
  );
}

function requiredValue(
  type: GraphQLInputType,
  name: string,
  known: KnownValues,
  hostility: number,
): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(valueOf(type.ofType, name, known, hostility), { maxLength: 3 });
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(
      (field) => [field.name, valueOf(field.type, field.name, known, hostility)] as const,
    );
    return fc.record(Object.fromEntries(fields));
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  switch (getNamedType(type).name) {
    case 'Boolean':
      return fc.boolean();
    case 'Int':
      return fc.constantFrom(...numbers);
    case 'Float':
      return fc.double({ noNaN: true });
    case 'LocalDate':
      return mostly(fc.constantFrom(...days), hostility);
    case 'DateTime':
      return mostly(fc.constant('2026-08-31T23:59:59.999Z'), hostility);
    case 'RequestId':
      return mostly(fc.uuid(), hostility);
    default:
      return mostly(fc.constantFrom(...(known[name] ?? ['x-1'])), hostility);
  }
}

const mostly = (good: fc.Arbitrary<unknown>, hostility: number): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 100 - hostility, arbitrary: good }, { weight: hostility, arbitrary: hostileText });

/** Requests for one field: some with one argument out of order, some with nothing in order, some within the document. */
function casesOf({ name, document, args }: Target, known: KnownValues): fc.Arbitrary<Case> {
  const variables = fc
    // Most stop at the door, which is quick; some get as far as the services.
    .constantFrom(5, 40, 95, 95, 95)
    .chain((hostility) =>
      fc.record(Object.fromEntries(args.map((arg) => [arg.name, valueOf(arg.type, arg.name, known, hostility)]))),
    );
  return fc.record({ variables, isInline: fc.integer({ min: 0, max: 9 }) }).map(({ variables: given, isInline }) => {
    if (isInline > 0) return { target: name, query: document, variables: given };
    return { target: name, query: inlined(document, given, args), variables: {} };
  });
}

/** The same request with its values written into the document. */
function inlined(document: string, given: Readonly<Record<string, unknown>>, args: readonly GraphQLArgument[]): string {
  const start = document.indexOf('(');
  const bare = document.slice(0, start) + document.slice(document.indexOf(') ') + 1);
  return args.reduce(
    (text, { name, type }) => text.replace(`${name}: $${name}`, () => `${name}: ${written(given[name], type)}`),
    bare,
  );
}

function written(value: unknown, type: GraphQLInputType): string {
  if (value === null || value === undefined) return 'null';
  if (isNonNullType(type)) return written(value, type.ofType);
  if (isListType(type)) return `[${(value as unknown[]).map((each) => written(each, type.ofType)).join(', ')}]`;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).flatMap(({ name, type: fieldType }) => {
      const inner = (value as Readonly<Record<string, unknown>>)[name];
      return inner === undefined ? [] : [`${name}: ${written(inner, fieldType)}`];
    });
    return `{ ${fields.join(', ')} }`;
  }
  return isEnumType(type) ? (value as string) : JSON.stringify(value);
}

/** So many requests, over all fields in turn; the same seed makes the same ones. */
export function fuzzCases(targets: readonly Target[], known: KnownValues, count: number, seed: number): Case[] {
  const each = Math.ceil(count / targets.length);
  const columns = targets.map((target, i) => fc.sample(casesOf(target, known), { seed: seed + i, numRuns: each }));
  return Array.from({ length: each }, (_, row) => columns.flatMap((column) => column[row] ?? []))
    .flat()
    .slice(0, count);
}
