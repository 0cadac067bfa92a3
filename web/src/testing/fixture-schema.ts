import { buildSchema, type GraphQLSchema, isObjectType } from 'graphql';

/** The gateway's schema for fixtures: what a text is written in is English, unless a fixture says otherwise. */
export function fixtureSchema(text: string): GraphQLSchema {
  const schema = buildSchema(text);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields()))
      if (/^(language|\w+Language)$/.test(field.name))
        field.resolve = (source: Readonly<Record<string, unknown>>) => source[field.name] ?? 'en';
  }
  return schema;
}
