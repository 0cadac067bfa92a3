import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OperationDefinitionNode, parse } from 'graphql';
import { expect, test } from 'vitest';
import { costs, mostCost } from '../../server/graphql/cost.ts';
import { schema } from '../../server/schema.ts';

const root = join(import.meta.dirname, '../../../..');
const documents = Object.values(
  JSON.parse(readFileSync(join(root, 'web/src/graphql/persisted-documents.json'), 'utf8')) as Record<string, string>,
);
const operations = documents.flatMap((text) => {
  if (!/\b(usuals|purchaseHistory)\b *[({]/.test(text)) return [];
  const document = parse(text);
  const definition = document.definitions.find((each) => each.kind === 'OperationDefinition');
  return definition ? [{ name: definition.name?.value ?? '', document, definition }] : [];
});
const costOf = costs(schema);

test('the storefront asks for usuals and for purchase history', () => {
  expect(operations.map(({ name }) => name)).toEqual(expect.arrayContaining(['QuickAdd', 'PurchaseHistory']));
});

test.each(operations)('T-100 $name costs less than half of the limit', ({ document, definition }) => {
  expect(costOf(document, definition as OperationDefinitionNode, {})).toBeLessThan(mostCost / 2);
});
