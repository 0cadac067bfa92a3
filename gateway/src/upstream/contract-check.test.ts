import { expect, test } from 'vitest';
import { readRestContract } from '../../../server-kit/rest-contract.ts';
import { aStore } from '../testing/rows.ts';
import { contractCheck, quietMs, type ContractBreach } from './contract-check.ts';
import { UpstreamError } from './upstream-error.ts';

const contract = readRestContract();
const { departments: _, ...closed } = aStore();
/** A store as it should be, and one without its departments. */
const [whole, broken] = [aStore(), closed];

function checking(every: number) {
  const breaches: ContractBreach[] = [];
  let time = 0;
  const check = contractCheck({
    upstream: 'stores',
    contract: () => contract,
    every,
    onBreach: (breach) => void breaches.push(breach),
    now: () => time,
  });
  const call = {
    method: 'GET',
    route: '/{storeId}',
    path: '/2910',
    headers: { 'x-correlation-id': 'visit-1' },
  } as const;
  return {
    breaches,
    passes: (milliseconds: number) => void (time += milliseconds),
    /** Does the answer pass? */
    isPassed(
      body: unknown,
      { route = call.route, isKept = false }: { route?: string; isKept?: boolean } = {},
    ): boolean {
      try {
        check({ ...call, route, isKept }, { status: 200, body, setCookies: [] });
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(UpstreamError);
        expect(error).toMatchObject({ upstream: 'stores', status: 502, correlationId: 'visit-1' });
        return false;
      }
    },
  };
}

test('a wrong shape is a failure of its service, and the log names service, route, and field', () => {
  const { isPassed, breaches } = checking(1);
  expect(isPassed(whole)).toBe(true);
  expect(breaches).toEqual([]);
  expect(isPassed({ ...broken, zip: 94103 })).toBe(false);
  expect(breaches).toEqual([
    {
      upstream: 'stores',
      route: 'GET /stores/{storeId}',
      field: '/departments',
      says: 'is missing',
      more: 1,
      correlationId: 'visit-1',
    },
  ]);
});

test('one in so many is checked while answers hold, the tenth of each route at the latest', () => {
  const passed = (every: number, bodies: unknown[]) => {
    const { isPassed } = checking(every);
    return bodies.map((body) => isPassed(body)).lastIndexOf(true) + 1;
  };
  const ten = Array.from({ length: 10 }, () => broken);
  expect([passed(1, ten), passed(4, ten), passed(100, ten)]).toEqual([0, 3, 9]);
  const four = Array.from({ length: 4 }, () => whole);
  expect(passed(4, [...four, ...ten])).toBe(4 + 3);
});

test('after a breach, every answer is checked until as many in a row have held', () => {
  const { isPassed } = checking(3);
  const passes = (...bodies: unknown[]) => bodies.map((body) => isPassed(body));
  expect(passes(broken, broken, broken)).toEqual([true, true, false]);
  expect(passes(whole, whole, broken)).toEqual([true, true, false]);
  expect(passes(whole, whole, whole, broken)).toEqual([true, true, true, true]);
});

test('what is kept for others is checked each time, and what is not, as seldom as before', () => {
  const { isPassed } = checking(100);
  expect([isPassed(broken, { isKept: true }), isPassed(whole, { isKept: true })]).toEqual([false, true]);
  const one = checking(100);
  expect([one.isPassed(whole, { isKept: true }), one.isPassed(broken)]).toEqual([true, true]);
});

test('a route that breaks the contract again and again is logged once a minute', () => {
  const { isPassed, breaches, passes } = checking(1);
  for (let count = 0; count < 5; count += 1) isPassed(broken);
  expect(breaches).toHaveLength(1);
  passes(quietMs);
  isPassed(broken);
  expect(breaches).toHaveLength(2);
});

test('what the contract has no body for passes', () => {
  const { isPassed } = checking(1);
  expect(isPassed(undefined, { route: '/nowhere' })).toBe(true);
});
