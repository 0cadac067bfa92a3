import type { ServicesConfig } from '../../platform/config.ts';
import { startStandIn, type StandIn } from '../payments/stand-in.ts';
import { storeSteps } from '../lifecycle/store-steps.ts';
import type { World } from '../../testing/world.ts';
import { goods, ordersWorld } from './orders-world.ts';
import { ordersShopper } from './orders-shopper.ts';
import { wholeOf } from './placed-orders.ts';

/** The store of `ordersWorld`, where cards are held and charged by Quillpay's stand-in. */
export interface QuillpayWorld {
  world: World;
  provider: StandIn;
  close(): Promise<void>;
}

/** @param config what else is set up, such as wallets */
export async function quillpayWorld(config: Partial<ServicesConfig> = {}): Promise<QuillpayWorld> {
  const provider = await startStandIn();
  const world = await ordersWorld({ config: { ...config, quillpayUrl: provider.url } });
  return {
    world,
    provider,
    async close() {
      await world.close();
      await provider.close();
    },
  };
}

let names = 0;

/** Milk for $35 and a pound of apples for $3, on a card that holds a tenth more; the store is picking it. */
export async function weighedOrder({ world, provider }: Pick<QuillpayWorld, 'world' | 'provider'>) {
  const maya = ordersShopper(world, `weigher-${++names}`);
  await maya.adds(goods.apples, { qty: 1, selectedWeight: 100 });
  await maya.getsReady({ paymentId: 'QUILLPAY' });
  const { orderNumber, payment } = (await maya.places()).body;
  const { order, lines } = await wholeOf(world, orderNumber);
  world.clock.set(order.cutoff_at!);
  const step = { orderNumber, actor: 'STORE' };
  await storeSteps.pick(world.context, step);
  const entryId = lines.find(({ item_id: id }) => id === goods.apples)!.entry_id;
  return {
    maya,
    orderNumber,
    held: payment.heldCents,
    /** @param weight in hundredths of a pound */
    weighs: (weight: number) => storeSteps.weigh(world.context, step, { entryId, weight }),
    ready: () => storeSteps.ready(world.context, step),
    payHere: () => storeSteps.payHere(world.context, step),
    handOver: () => storeSteps.handOver(world.context, step),
    finalize: () => storeSteps.finalize(world.context, step),
    order: async () => (await wholeOf(world, orderNumber)).order,
    payments: async () => (await wholeOf(world, orderNumber)).payments,
    hold: () => [...provider.holds.values()].find(({ order: of }) => of === orderNumber)!,
  };
}
