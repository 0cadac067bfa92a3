import { ordersShopper } from '../../orders/testing/orders-shopper.ts';
import { goods } from '../../orders/testing/orders-world.ts';
import { wholeOf } from '../../orders/testing/placed-orders.ts';
import { joined } from '../../testing/games.ts';
import type { World } from '../../testing/world.ts';
import { commandsOf, type Outcome } from './ops-testing.ts';

let shoppers = 0;

/** A pickup order of a shopper who plays: eight of milk, a pound of apples, a fern; $76.00 and tax, paid at the store. */
export async function storeOrder(world: World) {
  const name = `store-${++shoppers}`;
  const player = await joined(world, name);
  const maya = ordersShopper(world, name);
  await maya.adds(goods.milk, { qty: 8 });
  await maya.adds(goods.apples, { qty: 1, selectedWeight: 100 });
  await maya.adds(goods.fern);
  await maya.holds((await maya.slots()).find(({ capacityLeft }) => capacityLeft > 0)!.slotId);
  await maya.chooses({ phone: '5105550142', paymentId: 'HAND_OVER' });
  const number = (await maya.places()).body.orderNumber;
  const whole = () => wholeOf(world, number);
  const { lines } = await whole();
  const lineOf = (itemId: string) => lines.find((line) => line.item_id === itemId)!.entry_id;
  const does = (...args: string[]): Promise<Outcome> =>
    commandsOf(world)('--operator', 'okafor', '--yes', 'orders', ...args);
  const waits = async () => world.clock.set((await whole()).order.cutoff_at!);
  return {
    number,
    milk: lineOf(goods.milk),
    apples: lineOf(goods.apples),
    fern: lineOf(goods.fern),
    /** The order with everything that a command could change. */
    whole,
    /** Runs `ops orders`. */
    does,
    /** Waits for the cut-off. */
    waits,
    /** Waits for the cut-off, and starts picking. */
    picks: async () => {
      await waits();
      await does('pick', number);
    },
    points: async () => {
      await world.runJobs();
      const { totalGamePoints, pendingGamePoints } = await player.points('SPIN');
      return { posted: totalGamePoints, pending: pendingGamePoints };
    },
  };
}

/** What goods cost in California with tax and bags. @param bags ten cents each */
export const taxed = (cents: number, bags = 1) => cents + Math.round(cents * 0.0725) + bags * 10;
