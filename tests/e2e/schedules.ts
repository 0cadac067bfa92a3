import { answerOf } from '../faults/shoppers.ts';
import type { SharedStack } from './stack.ts';

/** Where the demonstration's shoppers shop. */
export const storeId = '2910';

/** A product that can be scheduled and had, which the demonstration hasn't scheduled yet. */
export async function riceToSchedule(stack: Pick<SharedStack, 'services'>): Promise<{ bpn: string; name: string }> {
  const url = `${stack.services}/catalog/search?q=rice&storeId=${storeId}&channel=PICKUP`;
  type Found = { bpn: string; name: string; sellByWeight: boolean; channelInventory: { PICKUP: number } };
  const { items } = await answerOf<{ items: Found[] }>(fetch(url));
  return items.find(({ sellByWeight, channelInventory }) => !sellByWeight && channelInventory.PICKUP >= 20)!;
}
