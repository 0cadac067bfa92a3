import { ledgerFaults } from '../../services/src/orders/store/ledger-audit.ts';
import { goods, stockUp } from '../../services/src/orders/testing/goods.ts';
import { ordersWorld } from '../../services/src/orders/testing/orders-world.ts';
import { takenOf } from '../../services/src/orders/testing/placed-orders.ts';
import { ordersShopper } from '../../services/src/orders/testing/orders-shopper.ts';
import type { World } from '../../services/src/testing/world.ts';
import { againstBareLoop, printReached } from './bare-loop.ts';
import { median } from './cpu.ts';
import { writeTable } from './table.ts';

/** Orders that one time takes, shoppers who want it, and how many of them come each second. */
const capacity = 60;
const shoppers = 400;
const perSecond = 500;
const perRound = 10;

type Shopper = ReturnType<typeof ordersShopper>;

/**
 * Many shoppers want the same time at once, each with a cart that is ready but for it: they hold it and place their orders, as
 * they come, whether or not the ones before have their answer. Then orders are placed one at a time, next to their own SQL in
 * a bare loop.
 */
export async function benchOrders(rounds: number): Promise<void> {
  let isFirst = true;
  const reached = await againstBareLoop(
    async (onStatement) => {
      const world = await ordersWorld({ capacity, onStatement });
      await stockUp(world.db, 1_000_000);
      if (isFirst) await rush(world);
      isFirst = false;
      const waiting: { shopper: Shopper; quoteId: string }[] = [];
      for (let at = 0; at < perRound * (rounds + 1); at++) {
        const shopper = ordersShopper(world, `bench-${at}`);
        await shopper.getsReady();
        waiting.push({ shopper, quoteId: (await shopper.looks()).body.quote.quoteId });
      }
      const send = async (at: number) => {
        const { shopper, quoteId } = waiting[at]!;
        const { status } = await shopper.places({ quoteId });
        if (status !== 200) throw new Error(`The order answered ${status}.`);
      };
      return { world, writes: [{ name: 'An order', send }] };
    },
    rounds,
    perRound,
  );
  printReached(reached);
}

/** What became of a shopper who wanted the time, and after how many milliseconds. */
interface Came {
  outcome: 'PLACED' | 'SLOT_FULL' | 'OTHER';
  ms: number;
}

async function rush(world: World): Promise<void> {
  const ready = Array.from({ length: shoppers }, (_, index) => ordersShopper(world, `rush-${index}`));
  for (const shopper of ready) {
    await shopper.adds(goods.milk, { qty: 7 });
    await shopper.chooses({ phone: '5105550142', paymentId: 'HAND_OVER' });
  }
  const { slotId } = (await ready[0]!.slots()).at(-1)!;
  const began = performance.now();
  const came = await Promise.all(
    ready.map(async (shopper, index): Promise<Came> => {
      await new Promise((resolve) => setTimeout(resolve, (index * 1000) / perSecond));
      const asked = performance.now();
      const done = (outcome: Came['outcome']): Came => ({ outcome, ms: performance.now() - asked });
      const held = await shopper.holds(slotId);
      if (held.code === 'SLOT_FULL') return done('SLOT_FULL');
      const seen = held.status === 200 ? await shopper.looks() : held;
      if (seen.status !== 200 || !('quote' in seen.body)) return done('OTHER');
      const { status } = await shopper.places({ quoteId: seen.body.quote.quoteId });
      return done(status === 200 ? 'PLACED' : 'OTHER');
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const orders = came.filter(({ outcome }) => outcome === 'PLACED').length;
  const taken = await takenOf(world, slotId);
  const faults = await ledgerFaults(world.db, world.clock.now());
  const oversold = Math.max(0, orders - capacity, taken - capacity);
  if (oversold > 0 || faults.length > 0)
    throw new Error(`${oversold} oversold; ${faults.map(({ about, fault }) => `${about} ${fault}`).join('; ')}`);
  const of = (outcome: Came['outcome']) => came.filter((each) => each.outcome === outcome);
  const middle = (outcome: Came['outcome']) => `${Math.round(median(of(outcome).map(({ ms }) => ms)))} ms`;
  await writeTable('orders', [
    ['One time', 'Shoppers', 'Answered', 'Median'],
    [`Takes ${capacity} orders`, String(of('PLACED').length), 'order placed', middle('PLACED')],
    ['Is full', String(of('SLOT_FULL').length), 'choose another time', middle('SLOT_FULL')],
    ['Too busy', String(of('OTHER').length), 'try again', middle('OTHER')],
    ['Oversold', String(oversold), '', `all within ${seconds.toFixed(1)} s`],
  ]);
}
