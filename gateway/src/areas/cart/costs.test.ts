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
const ofCartsAndOrders =
  /\b(carts|cartEstimate|changeCart|checkout|holdSlot|setCheckout|placeOrder|orders|order|pendingOrder|buyAgain|editOrder|saveOrderEdit|discardOrderEdit|cancelOrder|decideSwap|reorder)\b *[({]/;
const operations = documents.flatMap((text) => {
  if (!ofCartsAndOrders.test(text)) return [];
  const document = parse(text);
  const definition = document.definitions.find((each) => each.kind === 'OperationDefinition');
  return definition ? [{ name: definition.name?.value ?? '', document, definition }] : [];
});
const costOf = costs(schema);

test('the storefront has operations of carts and orders', () => {
  expect(operations.length).toBeGreaterThan(5);
});

test.each(operations)('T-100 $name costs less than half of the limit', ({ document, definition }) => {
  const cost = costOf(document, definition as OperationDefinitionNode, { first: 10 });
  expect(cost).toBeLessThan(mostCost / 2);
});
