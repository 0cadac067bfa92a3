import { answerOf, signedIn } from '../faults/shoppers.ts';
import { expect, standsOn, test } from './fixtures.ts';
import { riceToSchedule, storeId } from './schedules.ts';
import type { SharedStack } from './stack.ts';

standsOn('killed');

interface Run {
  runDate: string;
  startsAt: string | null;
  editClosesAt: string;
  state: string;
  orderNumber: string | null;
  reason: string | null;
}
interface All {
  upcoming: Run[];
  subscribedItems: Record<string, { subscriptionId: string; version: number }>;
}

/** Subscriptions of a demo shopper, asked of the services by their clock of now. */
async function subscriber(stack: SharedStack, key: string) {
  const { ask, uuid } = await signedIn(stack, key);
  return {
    all: () => answerOf<All>(ask('GET', `/subscriptions/${uuid}/allsubscriptions?banner=safeway`)),
    sends: (method: string, path: string, body: object) =>
      answerOf<All>(ask(method, `/subscriptions/${uuid}/${path}`, body)),
  };
}

/** What is due is made at once, as the services would within a minute. */
const runs = (stack: SharedStack) => stack.operates('okafor', 'subscriptions', 'run');

test('T-90 T-91 N-65 three weekly runs over the change of clocks are one order each at the same local time, also when the services are killed meanwhile', async ({
  stack,
}) => {
  // Clocks go forward on Sunday, March 14, 2027.
  await stack.moveClock({ now: '2027-03-04T20:00:00Z' });
  const { bpn } = await riceToSchedule(stack);
  const maya = await subscriber(stack, 'maya');
  // What came due meanwhile may change one between reading it and pausing it.
  await expect(async () => {
    for (const { subscriptionId, version } of Object.values((await maya.all()).subscribedItems))
      await maya.sends('PUT', `subscriptions/${subscriptionId}`, { version, status: 'PAUSED' });
  }).toPass();
  const item = { productBpn: bpn, quantity: 2, startDateTime: '2027-03-13', frequency: { count: 1, unit: 'WEEK' } };
  await maya.sends('POST', 'addsubscription?banner=safeway', { originationStoreId: storeId, items: [item] });
  await maya.sends('PUT', 'plan', { minute: 600, phone: '5105550142' });

  const made: (string | null)[] = [];
  for (const [day, date] of [
    ['2027-03-08', '2027-03-13'],
    ['2027-03-15', '2027-03-20'],
    ['2027-03-22', '2027-03-27'],
  ] as const) {
    await stack.moveClock({ now: `${day}T20:00:00Z` });
    if (made.length === 1) {
      const half = runs(stack).catch(() => undefined);
      await stack.killServices();
      await half;
      await stack.startServices();
    }
    await Promise.all([runs(stack), runs(stack)]);
    const { upcoming } = await (await subscriber(stack, 'maya')).all();
    const run = upcoming.find(({ runDate }) => runDate === date)!;
    expect(run).toMatchObject({ state: 'ORDERED', reason: null });
    expect(localTime(run.startsAt!)).toBe(`${date} 10:00`);
    made.push(run.orderNumber);
  }
  expect(new Set(made).size).toBe(3);
  // What was on its way when the clock went on a week counts as late until it has arrived.
  await expect.poll(() => stack.operates('okafor', 'audit', 'ledger').catch(String)).toContain('add up.');
});

const localTime = (instant: string): string =>
  new Date(instant).toLocaleString('sv-SE', {
    timeZone: 'America/Los_Angeles',
    dateStyle: 'short',
    timeStyle: 'short',
  });
