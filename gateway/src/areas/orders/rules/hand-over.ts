import type { HandOver, OtherHandOver } from '../../../generated/resolvers.ts';
import type { CheckoutChoices, OrderAddress, PlacedOrder, StoreDetails } from '../../../generated/rest.ts';
import { inZone } from '../../../shared/date-strings.ts';
import { openText } from '../../stores/rules/open-hours.ts';
import { texts } from '../texts/index.ts';
import { addressText } from './order-place.ts';
import { inLanguages, type Language } from '../../../shared/language.ts';

const words = inLanguages((language) => texts[language].handOver);

/** Where and how a checkout's order is handed over (N-60). @param store null if it can't be loaded */
export function handOverOf(
  handOver: CheckoutChoices['handOver'],
  store: Pick<StoreDetails, 'address' | 'city'> | null,
  language: Language,
): HandOver {
  const { kind, address, addressId, leaveAt, instructions, phone, canBeUnattended } = handOver;
  const left = kind === 'UNATTENDED' && leaveAt ? words[language].leftAt[leaveAt] : null;
  const place = address && addressText(address, language);
  const atStore = store && words[language].store(store.address, store.city);
  return {
    kind,
    title: words[language].titles[kind],
    text: kind === 'PICKUP' ? atStore : place && left ? words[language].sentence(place, left) : place,
    addressId,
    leaveAt,
    instructions,
    phone,
    canBeUnattended,
    unattendedProblem: canBeUnattended ? null : words[language].notUnattended,
  };
}

const isAtStore = (channel: string): boolean => channel === 'PICKUP' || channel === 'IN_STORE';

/** Where an order goes: `2300 16th St`; `418 Lexington St, San Francisco, CA 94110`. */
export function orderPlaceName(
  {
    channel,
    storeName,
    handOver: { address },
  }: {
    channel: 'PICKUP' | 'DELIVERY' | 'SHIPPING' | 'IN_STORE';
    storeName: string;
    handOver: { address: OrderAddress | null };
  },
  language: Language,
): string {
  if (isAtStore(channel)) return storeName;
  return address === null ? texts[language].title.SHIPPING : addressText(address, language);
}

/** More about the place: `Open until 11 PM`; `Left on the porch. Ring twice.`; null if nothing is known. */
export function placeDetail(
  {
    channel,
    handOver: { leaveAt, instructions },
  }: {
    channel: string;
    handOver: { leaveAt: keyof (typeof words)['en']['leftAt'] | null; instructions: string | null };
  },
  store: Pick<StoreDetails, 'departments' | 'timeZone'> | null,
  now: Temporal.Instant,
  language: Language,
): string | null {
  if (!isAtStore(channel)) {
    const left = leaveAt && words[language].leftAt[leaveAt];
    return left && instructions ? words[language].sentence(left, instructions) : (left ?? instructions);
  }
  const hours = store?.departments.find(({ department }) => department === 'STORE')?.hours ?? [];
  return store && openText(hours, inZone(now, store.timeZone), language);
}

/** The other way to hand an order over, and why it can't be (S-144); null if there is none. */
export function otherHandOver(
  { other }: Pick<PlacedOrder['handOver'], 'other'>,
  language: Language,
): OtherHandOver | null {
  if (!other) return null;
  const { instead, problems } = words[language];
  return { kind: other.kind, text: instead[other.kind], problem: other.problem && problems[other.problem] };
}
