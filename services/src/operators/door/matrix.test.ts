import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../testing/requests.ts';
import type { World } from '../../testing/world.ts';
import { addStores } from '../../stores/index.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { permissions, roles, type Role } from '../rules/permissions.ts';
import { auditLogRoutes } from '../contract/audit-log.ts';
import { homeRoutes } from '../contract/home.ts';
import { peopleRoutes } from '../contract/people.ts';
import { signInRoutes } from '../contract/sign-in.ts';
import { consoleWorld, letIn, signsIn } from '../testing/console-world.ts';

/** Every route, by the name of its operation, with what it asks. */
const asked = new Map<string, string>(
  [auditLogRoutes, homeRoutes, peopleRoutes, signInRoutes].flatMap((routes) =>
    Object.values(routes).map(
      ({ schema, config }: { schema: { operationId: string }; config: { asks: string } }) =>
        [schema.operationId, config.asks] as const,
    ),
  ),
);
const all = operations().filter(({ path }) => path.startsWith('/operators/'));

let world: World;
const cookies = new Map<Role, string>();
beforeAll(async () => {
  world = await consoleWorld();
  const store = {
    storeId: '2910',
    name: 'Store 2910',
    banner: 'safeway',
    displayBanner: 'Safeway',
    division: 'NORCAL',
    timeZone: 'America/Los_Angeles',
    branchId: null,
    address: '1 Market Street',
    city: 'Oakland',
    state: 'CA',
    zip: '94607',
  };
  await inTransaction(world.db, (trx) => addStores(trx, [store]));
  for (const role of roles) {
    const name = role.toLowerCase().replace('_', '-');
    await letIn(world, name, [role], role === 'STORE_STAFF' ? '2910' : null);
    cookies.set(role, (await signsIn(world, name)).cookie);
  }
});
afterAll(() => world.close());

const outcomes: Readonly<Record<number, string>> = { 401: 'NO_SESSION', 403: 'NOT_PERMITTED' };

/** What becomes of a call with an empty body, about nobody: who is let in gets an answer or is told what is missing. */
async function outcomeOf({ method, path }: (typeof all)[number], headers: object): Promise<string> {
  const { statusCode } = await world.app.inject({
    method,
    url: path.replace('{personId}', 'nobody'),
    headers: { ...headers, 'idempotency-key': randomUUID() },
    ...(method === 'GET' ? {} : { body: {} }),
  });
  return outcomes[statusCode] ?? (statusCode < 500 ? 'LET_IN' : `FAILED ${statusCode}`);
}

/** What the table of permissions says of a route. */
const permittedTo = (id: string): readonly string[] => {
  const asks = asked.get(id) ?? '';
  return asks === 'NOTHING' ? [...roles, 'NOBODY', 'SHOPPER'] : permissions[asks as keyof typeof permissions];
};

test('every route of operators is known here', () => {
  expect(all.map(({ id }) => id).toSorted()).toEqual([...asked.keys()].toSorted());
});

test.each(all.map((operation) => [operation.id, operation] as const))(
  '%s: no session 401, a role that may not 403, one that may is let in',
  async (id, operation) => {
    const callers = new Map<string, object>([
      ['NOBODY', {}],
      ['SHOPPER', { authorization: `Bearer ${await world.tokenFor({})}` }],
      ...roles.map((role) => [role, { cookie: cookies.get(role) ?? '' }] as const),
    ]);
    const found: Record<string, string> = {};
    for (const [who, headers] of callers) found[who] = await outcomeOf(operation, headers);
    const refusal = (who: string) => (roles.some((role) => role === who) ? 'NOT_PERMITTED' : 'NO_SESSION');
    const expected = [...callers.keys()].map((who) => [who, permittedTo(id).includes(who) ? 'LET_IN' : refusal(who)]);
    expect(found).toEqual(Object.fromEntries(expected));
  },
);
