import { afterEach, expect, test } from 'vitest';
import { envelope, type Front, openFront } from '../testing/front.ts';
import { aStore } from '../testing/rows.ts';

let front: Front;
afterEach(() => front.close());

test('S-212 a retailer’s carts and searches are asked for where the retailer has them, everything else where it was', async () => {
  const down = (_: unknown, reply: { code(status: number): { send(body: unknown): unknown } }) =>
    reply.code(503).send(envelope('DOWN', 'Down.'));
  front = await openFront({
    handlers: {
      'GET /stores/default': () => aStore({ storeId: '2300' }),
      'GET /stores/2300': () => aStore({ storeId: '2300' }),
      'POST /cart/v1/guests': down,
      'POST /cart/v2/of/cust-1': down,
      'GET /catalog/xapi/find': down,
    },
    config: { upstreamPaths: { cartV2: '/v2/of/{customerId}', guestCart: '/v1/guests', search: '/xapi/find' } },
  });
  const asked = async (query: string, given = {}) => {
    front.calls.length = 0;
    await front.query(query, given);
    return front.calls.map(({ route }) => route);
  };
  expect(await asked('{ carts { itemCount } }')).toContain('POST /cart/v2/of/cust-1');
  expect(await asked('{ carts { itemCount } }', { cookie: `larder_guest_cart=${'a'.repeat(22)}` })).toContain(
    'POST /cart/v1/guests',
  );
  const searched = await asked('{ search(input: { text: "milk" }, first: 1) { totalCount } }');
  expect(searched).toContain('GET /catalog/xapi/find');
  expect(searched).toContain('GET /identity/auth/userinfo');
});
