import type { HandOver } from '../../../generated/resolvers.ts';
import type { CheckoutChoices, OrderAddress, StoreDetails } from '../../../generated/rest.ts';
import { inZone } from '../../../shared/date-strings.ts';
import { openText } from '../../stores/rules/open-hours.ts';
import { texts } from '../texts.ts';
import { addressText } from './order-place.ts';

const words = texts.handOver;

/** Where and how a checkout's order is handed over (N-60). @param store null if it can't be loaded */
export function handOverOf(
  handOver: CheckoutChoices['handOver'],
  store: Pick<StoreDetails, 'address' | 'city'> | null,
): HandOver {
  const { kind, address, addressId, leaveAt, instructions, phone, canBeUnattended } = handOver;
  const atStore = store && words.store(store.address, store.city);
  return {
    kind,
    title: words.titles[kind],
    text: kind === 'PICKUP' ? atStore : address && addressText(address),
    addressId,
    leaveAt,
    instructions,
    phone,
    canBeUnattended,
    unattendedProblem: canBeUnattended ? null : words.notUnattended,
  };
}

/** Where an order goes: `2300 16th St`; `418 Lexington St, San Francisco, CA 94110`. */
export function orderPlaceName({
  channel,
  storeName,
  handOver: { address },
}: {
  channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE';
  storeName: string;
  handOver: { address: OrderAddress | null };
}): string {
  if (channel === 'PICKUP') return storeName;
  return address === null ? texts.title.SHIPPING : addressText(address);
}

/** More about the place: `Open until 11 PM`; `Left on the porch. Ring twice.`; null if nothing is known. */
export function placeDetail(
  {
    channel,
    handOver: { leaveAt, instructions },
  }: { channel: string; handOver: { leaveAt: keyof typeof words.leftAt | null; instructions: string | null } },
  store: Pick<StoreDetails, 'departments' | 'timeZone'> | null,
  now: Temporal.Instant,
): string | null {
  if (channel !== 'PICKUP') {
    const left = leaveAt && words.leftAt[leaveAt];
    return left && instructions ? words.sentence(left, instructions) : (left ?? instructions);
  }
  const hours = store?.departments.find(({ department }) => department === 'STORE')?.hours ?? [];
  return store && openText(hours, inZone(now, store.timeZone));
}
