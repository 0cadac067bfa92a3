import {
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  Kind,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { Language } from '../../shared/language.ts';
import {
  idProblem,
  type InputProblem,
  longTextProblem,
  requestIdProblem,
  textProblem,
  type TextRule,
} from '../../shared/text-input.ts';
import { sharedTexts } from '../../shared/texts/index.ts';

/** Most entries of a list. */
const mostEntries = 200;

/** What sharedTexts of a type have to be like; those of any other type are at least readable and not without end. */
const rules: Readonly<Record<string, TextRule>> = {
  ID: idProblem,
  LongText: longTextProblem,
  RequestId: requestIdProblem,
};

interface Variable {
  name: string;
  type: GraphQLInputType;
  /** Is it null unless it is given? */
  isNull: boolean;
}

interface Plan {
  /** What is wrong with a value that is written in the document itself. */
  refusal: Refused | null;
  /** Arguments with a default by the variables that they take: null is neither a value of theirs nor the default. */
  defaulted: ReadonlyMap<string, string>;
  /** Variables of each operation, by its name. */
  operations: ReadonlyMap<string, readonly Variable[]>;
}

/** An argument that is refused, in any language: a document's is kept. */
interface Refused {
  name: string;
  problem: InputProblem;
}

/** Refuses an operation because of its arguments, or says null. */
export type ArgumentDoor = (
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
  language: Language,
) => GraphQLError | null;

/**
 * The one door for what clients write: before anything runs it looks at every text in the arguments of an operation, and at
 * every null, in variables as in the document, however deep. What the document holds is looked at once for each document.
 */
export function argumentDoor(schema: GraphQLSchema): ArgumentDoor {
  const plans = new WeakMap<DocumentNode, Plan>();
  return (document, operationName, variables, language) => {
    let plan = plans.get(document);
    if (!plan) plans.set(document, (plan = planOf(schema, document)));
    if (plan.refusal) return refusalOf(plan.refusal, language);
    const [onlyOne] = plan.operations.size === 1 ? plan.operations.values() : [];
    for (const { name, type, isNull } of (operationName ? plan.operations.get(operationName) : onlyOne) ?? []) {
      const value = variables[name] === undefined && isNull ? null : variables[name];
      const argument = plan.defaulted.get(name);
      if (value === null && argument !== undefined) return refusalOf({ name: argument, problem: noNull }, language);
      const refusal = inValue(value, type, name);
      if (refusal) return refusalOf(refusal, language);
    }
    return null;
  };
}

function planOf(schema: GraphQLSchema, document: DocumentNode): Plan {
  const operations = new Map<string, Variable[]>();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const variables = (definition.variableDefinitions ?? []).flatMap(({ variable, type: node, defaultValue }) => {
      const type = typeFromAST(schema, node);
      const isNull = defaultValue?.kind === Kind.NULL;
      return isInputType(type) ? [{ name: variable.name.value, type, isNull }] : [];
    });
    operations.set(definition.name?.value ?? '', variables);
  }
  return { ...inDocument(schema, document), operations };
}

function inDocument(schema: GraphQLSchema, document: DocumentNode): Pick<Plan, 'refusal' | 'defaulted'> {
  const typeInfo = new TypeInfo(schema);
  const defaulted = new Map<string, string>();
  let refusal: Refused | null = null;
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      StringValue(node, _key, parent, _path, ancestors) {
        const type = typeInfo.getInputType();
        if (type) refusal ??= inValue(node.value, type, nameOf([...ancestors, parent]));
      },
      NullValue(_node, _key, parent, _path, ancestors) {
        if (typeInfo.getDefaultValue() !== undefined)
          refusal ??= { name: nameOf([...ancestors, parent]), problem: noNull };
      },
      Variable({ name }, _key, parent, _path, ancestors) {
        if (typeInfo.getDefaultValue() !== undefined) defaulted.set(name.value, nameOf([...ancestors, parent]));
      },
    }),
  );
  return { refusal, defaulted };
}

/** Name of what a literal is given to: a field of an input, an argument, or a variable as its default. */
function nameOf(around: readonly (ASTNode | readonly ASTNode[] | undefined)[]): string {
  for (const node of around.toReversed()) {
    if (!node || !('kind' in node)) continue;
    if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) return node.name.value;
    if (node.kind === Kind.VARIABLE_DEFINITION) return node.variable.name.value;
  }
  return 'argument';
}

function inValue(value: unknown, type: GraphQLInputType, name: string): Refused | null {
  if (value === null || value === undefined) return null;
  if (isNonNullType(type)) return inValue(value, type.ofType, name);
  if (isListType(type)) return inEntries(Array.isArray(value) ? value : [value], type.ofType, name);
  if (isInputObjectType(type) && typeof value === 'object') {
    for (const [key, field] of Object.entries(type.getFields())) {
      const given = (value as Readonly<Record<string, unknown>>)[key];
      if (given === null && field.defaultValue !== undefined) return { name: key, problem: noNull };
      const refusal = inValue(given, field.type, key);
      if (refusal) return refusal;
    }
    return null;
  }
  if (typeof value !== 'string') return null;
  const problem = ((isScalarType(type) || isEnumType(type) ? rules[type.name] : undefined) ?? textProblem)(value);
  return problem === null ? null : { name, problem };
}

function inEntries(entries: readonly unknown[], type: GraphQLInputType, name: string): Refused | null {
  if (entries.length > mostEntries) return { name, problem: tooMany };
  for (const entry of entries) {
    const refusal = inValue(entry, type, name);
    if (refusal) return refusal;
  }
  return null;
}

const noNull: InputProblem = (words) => words.noNull;
const tooMany: InputProblem = (words) => words.tooMany(mostEntries);

function refusalOf({ name, problem }: Refused, language: Language): GraphQLError {
  const words = sharedTexts[language].input;
  return new GraphQLError(words.refused(name, problem(words)), {
    extensions: { code: 'BAD_USER_INPUT', status: 400, argument: name, http: { status: 400 } },
  });
}
