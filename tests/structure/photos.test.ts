import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  type GraphQLCompositeType,
  isCompositeType,
  isObjectType,
  Kind,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { root } from '../../scripts/processes.ts';

const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'));
const documents = JSON.parse(readFileSync(join(root, 'web/src/graphql/persisted-documents.json'), 'utf8')) as Record<
  string,
  string
>;

/** Drawings that stand for a product, and what is shown in place of them. */
const drawings: Readonly<Record<string, readonly string[]>> = {
  ProductPictures: ['thumb', 'card', 'page'],
  Department: ['picture'],
  Aisle: ['picture'],
};
/** The product's own page has a gallery of all its photos. */
const elsewhere = new Set(['ProductPage product.product.pictures']);

/** Where an operation asks for a drawing but no photo: its name, and the path of the field. */
function withoutPhoto(text: string): string[] {
  const { definitions } = parse(text);
  const asked = new Map<string, { type: string; fields: Set<string> }>();
  const walk = (set: SelectionSetNode, type: GraphQLCompositeType, path: string): void => {
    const at = asked.get(path) ?? { type: type.name, fields: new Set<string>() };
    asked.set(path, at);
    for (const each of set.selections) {
      if (each.kind === Kind.FIELD) {
        at.fields.add(each.name.value);
        const field = 'getFields' in type ? type.getFields()[each.name.value] : undefined;
        const inner = field && getNamedType(field.type);
        const name = (each.alias ?? each.name).value;
        if (each.selectionSet && inner && isCompositeType(inner))
          walk(each.selectionSet, inner, path === '' ? name : `${path}.${name}`);
        continue;
      }
      const fragment =
        each.kind === Kind.INLINE_FRAGMENT
          ? each
          : definitions.find(
              (found) => found.kind === Kind.FRAGMENT_DEFINITION && found.name.value === each.name.value,
            );
      if (fragment?.kind !== Kind.INLINE_FRAGMENT && fragment?.kind !== Kind.FRAGMENT_DEFINITION) continue;
      const on = fragment.typeCondition ? schema.getType(fragment.typeCondition.name.value) : type;
      if (isCompositeType(on)) walk(fragment.selectionSet, isObjectType(on) ? on : type, path);
    }
  };
  return definitions.flatMap((operation) => {
    if (operation.kind !== Kind.OPERATION_DEFINITION) return [];
    const type = schema.getRootType(operation.operation);
    if (type) walk(operation.selectionSet, type, '');
    return [...asked]
      .filter(
        ([, { type: of, fields }]) => drawings[of]?.some((drawing) => fields.has(drawing)) && !fields.has('photo'),
      )
      .map(([path]) => `${operation.name?.value ?? ''} ${path}`);
  });
}

test('whoever asks for the drawing of a product, a department, or an aisle asks for its photo, too', () => {
  const found = Object.values(documents).flatMap(withoutPhoto);
  expect(found.filter((place) => !elsewhere.has(place))).toEqual([]);
  expect(withoutPhoto('{ departments { id picture } }')).toEqual([' departments']);
});
