import {
  GraphQLError,
  Kind,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Longest text of an operation that no one has vouched for, in characters. */
export const longestText = 20_000;
/** Most words and signs of an operation: what comparing its fields takes grows with their square. */
export const mostTokens = 2000;
/** Deepest nesting of fields. */
export const deepest = 12;
/** Most fields, fragments counted as often as they are spread. */
export const mostFields = 500;

interface Size {
  depth: number;
  fields: number;
}

/** Refuses operations that are too deep or too wide as they are written. Introspection counts in the cost alone. */
export const sizeLimit: ValidationRule = (context: ValidationContext) => {
  const fragments = new Map<string, Size>();

  function sizeOf(selectionSet: SelectionSetNode, open: ReadonlySet<string>): Size {
    const size: Size = { depth: 0, fields: 0 };
    const add = ({ depth, fields }: Size) => {
      size.depth = Math.max(size.depth, depth);
      size.fields += fields;
    };
    for (const selection of selectionSet.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) add(sizeOfFragment(context.getFragment(selection.name.value), open));
      else if (selection.kind === Kind.INLINE_FRAGMENT) add(sizeOf(selection.selectionSet, open));
      else if (!selection.name.value.startsWith('__')) {
        const inner = selection.selectionSet ? sizeOf(selection.selectionSet, open) : { depth: 0, fields: 0 };
        add({ depth: inner.depth + 1, fields: inner.fields + 1 });
      }
    }
    return size;
  }

  function sizeOfFragment(fragment: FragmentDefinitionNode | null | undefined, open: ReadonlySet<string>): Size {
    // Unknown fragments and circles are refused by rules of their own.
    if (!fragment || open.has(fragment.name.value)) return { depth: 0, fields: 0 };
    const known = fragments.get(fragment.name.value);
    if (known) return known;
    const size = sizeOf(fragment.selectionSet, new Set([...open, fragment.name.value]));
    fragments.set(fragment.name.value, size);
    return size;
  }

  return {
    OperationDefinition(operation) {
      const { depth, fields } = sizeOf(operation.selectionSet, new Set());
      if (depth > deepest)
        context.reportError(new GraphQLError(`The operation is nested deeper than ${deepest} fields.`));
      if (fields > mostFields)
        context.reportError(new GraphQLError(`The operation has more than ${mostFields} fields.`));
    },
  };
};
