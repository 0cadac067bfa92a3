import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  valueFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { listSizeOf, type ListSize } from './list-sizes.ts';

/**
 * Most that one operation may cost, in fields of its answer. A list that a reload of the web opens again as far as it was
 * open takes four fifths of it; whatever else the web asks takes less than half.
 */
export const mostCost = 9000;
/** What one change costs, whatever it answers: it writes. */
const changeCost = 600;
/** What a field with arguments costs beside its answer: it asks a service of its own. */
const lookUpCost = 5;
/** Fields of introspection for the price of one: they are read from memory. */
const introspectionRebate = 75;

type Variables = Readonly<Record<string, unknown>>;

/** Says what an operation costs. */
export type CostOf = (document: DocumentNode, operation: OperationDefinitionNode, variables: Variables) => number;

/**
 * Cost of an operation: the fields that its answer is expected to have, lists counted with their length (`@listSize`)
 * down all levels and aliases as fields of their own, and more for changes and look-ups. Worked out once for each
 * parsed operation, and again only where a variable says how long a list is.
 */
export function costs(schema: GraphQLSchema): CostOf {
  const known = new WeakMap<OperationDefinitionNode, number>();
  return (document, operation, variables) => {
    const found = known.get(operation);
    if (found !== undefined) return found;
    const { cost, varies } = costOf(schema, document, operation, variables);
    if (!varies) known.set(operation, cost);
    return cost;
  };
}

function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Variables,
): { cost: number; varies: boolean } {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  let varies = false;

  function ofSelections({ selections }: SelectionSetNode, type: GraphQLNamedType, sized: SizedFields | null): number {
    let sum = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) sum += ofField(selection, type, sized);
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        sum += ofSelections(selection.selectionSet, typeNamed(selection.typeCondition?.name.value) ?? type, sized);
      else {
        const fragment = fragments.get(selection.name.value);
        if (!fragment) continue;
        sum += ofSelections(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value) ?? type, sized);
      }
    }
    return sum;
  }

  function ofField(node: FieldNode, parent: GraphQLNamedType, sized: SizedFields | null): number {
    const field = fieldOf(schema, parent, node.name.value);
    if (!field) return 1;
    const listSize = listSizeOf(schema, parent.name, field);
    const isList = isListType(getNullableType(field.type));
    const own = isList || listSize.sizedFields ? lengthOf(node, field, listSize) : 1;
    const times = sized?.names.includes(field.name) ? sized.length : isList ? own : 1;
    const type = getNamedType(field.type);
    const within = listSize.sizedFields ? { names: listSize.sizedFields, length: own } : null;
    const inner = node.selectionSet && isCompositeType(type) ? ofSelections(node.selectionSet, type, within) : 0;
    const answer = times * (1 + inner);
    if (parent === schema.getMutationType()) return changeCost + answer;
    if (field === SchemaMetaFieldDef || field === TypeMetaFieldDef) return Math.ceil(answer / introspectionRebate);
    const asks = field.args.length > 0 && isCompositeType(type) && !parent.name.startsWith('__');
    return answer + (asks ? lookUpCost : 0);
  }

  function lengthOf(node: FieldNode, field: GraphQLField<unknown, unknown>, listSize: ListSize): number {
    for (const name of listSize.slicingArguments ?? []) {
      const argument = field.args.find((each) => each.name === name);
      const value = node.arguments?.find((each) => each.name.value === name)?.value;
      if (value?.kind === Kind.VARIABLE) varies = true;
      const length =
        (argument && value && valueFromAST(value, argument.type, withDefaults(operation, given))) ??
        argument?.defaultValue;
      if (typeof length === 'number') return Math.max(0, length);
    }
    return listSize.assumedSize ?? 1;
  }

  const typeNamed = (name: string | undefined) => (name === undefined ? undefined : schema.getType(name));
  const root = schema.getRootType(operation.operation);
  const cost = root ? ofSelections(operation.selectionSet, root, null) : 0;
  return { cost, varies };
}

interface SizedFields {
  names: readonly string[];
  length: number;
}

function fieldOf(schema: GraphQLSchema, parent: GraphQLNamedType, name: string) {
  if (name === SchemaMetaFieldDef.name && parent === schema.getQueryType()) return SchemaMetaFieldDef;
  if (name === TypeMetaFieldDef.name && parent === schema.getQueryType()) return TypeMetaFieldDef;
  return isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined;
}

/** The variables as they came, and the defaults of those that did not; they are checked when the operation runs. */
function withDefaults({ variableDefinitions = [] }: OperationDefinitionNode, given: Variables): Variables {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.INT ? [[variable.name.value, Number(defaultValue.value)] as const] : [],
  );
  return { ...Object.fromEntries(defaults), ...given };
}

/** The refusal of an operation that costs too much: 400, with its cost and the limit. */
export function tooDear(cost: number): GraphQLError {
  return new GraphQLError(`The operation costs ${cost}, and the limit is ${mostCost}.`, {
    extensions: { code: 'OPERATION_TOO_EXPENSIVE', status: 400, cost, limit: mostCost, http: { status: 400 } },
  });
}
