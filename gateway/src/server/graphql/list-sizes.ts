import { getDirective } from '@graphql-tools/utils';
import type { GraphQLField, GraphQLSchema } from 'graphql';

/** What `@listSize` says about a field. */
export interface ListSize {
  assumedSize?: number;
  slicingArguments?: readonly string[];
  /** The list stands in these fields of the answer, as the edges of a connection do. */
  sizedFields?: readonly string[];
}

/** How long the lists of introspection are taken to be; the schema can't say it of them. */
const introspection: Readonly<Record<string, (schema: GraphQLSchema) => number>> = {
  '__Schema.types': (schema) => Object.keys(schema.getTypeMap()).length,
  '__Schema.directives': (schema) => schema.getDirectives().length,
  '__Directive.locations': () => 3,
  '__Directive.args': () => 2,
  '__Type.fields': () => 8,
  '__Type.interfaces': () => 1,
  '__Type.possibleTypes': () => 1,
  '__Type.enumValues': () => 2,
  '__Type.inputFields': () => 2,
  '__Field.args': () => 1,
};

/** A list that nothing is said of; the schema's own test leaves none. */
const unsaid: ListSize = { assumedSize: 10 };

/**
 * How long the list of a field is taken to be.
 * @param typeName the type that has the field
 */
export function listSizeOf(schema: GraphQLSchema, typeName: string, field: GraphQLField<unknown, unknown>): ListSize {
  const known = introspection[`${typeName}.${field.name}`];
  if (known) return { assumedSize: known(schema) };
  return (getDirective(schema, field, 'listSize')?.[0] as ListSize | undefined) ?? unsaid;
}
