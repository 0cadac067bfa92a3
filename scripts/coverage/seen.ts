import { buildSchema, type GraphQLField, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';

type Mention = readonly [name: string, text: string];

/** Types and fields of the GraphQL schema with their descriptions: `Prize.canHold`. */
export function fieldsOf(schema: string): Mention[] {
  return Object.values(buildSchema(schema).getTypeMap()).flatMap((type): Mention[] => {
    const own: Mention = [type.name, type.description ?? ''];
    if (isEnumType(type))
      return [own, ...type.getValues().map((v): Mention => [`${type.name}.${v.name}`, v.description ?? ''])];
    if (!isObjectType(type) && !isInputObjectType(type) && !isInterfaceType(type)) return [own];
    return [
      ...Object.values(type.getFields()).map((field): Mention => {
        const inputs = (field as Partial<GraphQLField<unknown, unknown>>).args ?? [];
        return [
          `${type.name}.${field.name}`,
          [field, ...inputs].map(({ description }) => description ?? '').join('\n'),
        ];
      }),
      own,
    ];
  });
}

/** REST calls with everything that their contract says: `POST /cart/changes`. */
export function callsOf(openapi: string): Mention[] {
  const { paths } = JSON.parse(openapi) as { paths: Record<string, Record<string, unknown>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, contract]): Mention => [
      `${method.toUpperCase()} ${path}`,
      JSON.stringify(contract),
    ]),
  );
}

/** The screen that a file of the storefront belongs to, by its folder below `routes`. */
export const screenOf = (file: string): string | undefined =>
  /^web\/src\/routes\/(.+)\/[^/]+\.(?:tsx?|graphql)$/.exec(file)?.[1]?.replace(/\/[A-Z].*$/, '');

/** The stories of a component in the library: `stories of PrizePanel`. */
export const storiesOf = (file: string): string | undefined => {
  const [, component] = /([^/]+)\.stories\.tsx$/.exec(file) ?? [];
  return component && `stories of ${component}`;
};
