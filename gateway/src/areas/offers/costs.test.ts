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
  if (!/\b(coupons|coupon|myList|clipCoupon|unclipCoupon|removeFromList|offersForProduct)\b *[({]/.test(text))
    return [];
  const document = parse(text);
  const definition = document.definitions.find((each) => each.kind === 'OperationDefinition');
  return definition ? [{ name: definition.name?.value ?? '', document, definition }] : [];
});
const costOf = costs(schema);
/** Most that a page of the gallery, and of an offer's items, shows at once. */
const most = { first: 60, items: 48 };

test('the storefront has operations of coupons', () => {
  expect(operations.length).toBeGreaterThan(1);
});

test.each(operations)('T-100 $name costs less than half of the limit', ({ document, definition }) => {
  expect(costOf(document, definition as OperationDefinitionNode, most)).toBeLessThan(mostCost / 2);
});
