import type { PictureId } from '../../art/pictures.ts';
import type { OpenTourStopInput } from '../../graphql/schema-types.ts';
import { pathTo, screens } from '../routing/paths.ts';

/** Who is in the demo's story: a guest, someone who joins, a member, and a buyer for a café. */
export const cast = ['guest', 'theo', 'maya', 'dana'] as const;
export type CastMember = (typeof cast)[number];

interface TourStop {
  /** Its words in the texts of the tour. */
  name: string;
  /** Whose stop it is; null for whoever comes. */
  as: CastMember | null;
  /** Where it begins. */
  path: string;
  /** How long it takes. */
  minutes: number;
  pictures: readonly [PictureId, PictureId];
  /** Ground of the picture; tile by default. */
  ground?: 'sky' | 'mint';
}

/** The guided tour, in its order: the first stop is number 1. The demo's data has what they show. */
export const stops = [
  {
    name: 'find',
    as: 'guest',
    path: `${screens.search}?q=strawbery`,
    minutes: 2,
    pictures: ['strawberry', 'magnifying-glass-tilted-left'],
  },
  { name: 'join', as: 'theo', path: screens.join, minutes: 2, pictures: ['identification-card', 'wrapped-gift'] },
  { name: 'price', as: 'maya', path: screens.cart, minutes: 2, pictures: ['glass-of-milk', 'banana'] },
  { name: 'clip', as: 'maya', path: screens.cart, minutes: 1, pictures: ['scissors', 'butter'] },
  { name: 'order', as: 'maya', path: screens.cart, minutes: 3, pictures: ['bread', 'mango'] },
  {
    name: 'day',
    as: 'maya',
    path: pathTo('order', { orderNumber: '4471849' }),
    minutes: 2,
    pictures: ['delivery-truck', 'tangerine'],
  },
  {
    name: 'play',
    as: 'maya',
    path: pathTo('gameDetails', { programCode: 'HARVEST-SPIN' }),
    minutes: 3,
    pictures: ['maple-leaf', 'game-die'],
    ground: 'sky',
  },
  {
    name: 'draw',
    as: null,
    path: pathTo('verify', { drawId: 'summer-cookout' }),
    minutes: 2,
    pictures: ['balance-scale', 'admission-tickets'],
    ground: 'mint',
  },
  { name: 'business', as: 'dana', path: screens.business, minutes: 2, pictures: ['package', 'hot-beverage'] },
  { name: 'lights', as: null, path: screens.home, minutes: 3, pictures: ['crescent-moon', 'keyboard'] },
] as const satisfies readonly TourStop[];

/** The demo's shopper behind each of the cast; null for who has no account yet. */
const keys: Readonly<Record<CastMember, string | null>> = { guest: null, theo: null, maya: 'maya', dana: 'business' };

/** What the gateway is told when a stop opens. @param number of the stop, from 1; null when there is no such stop */
export function openingOf(number: number): { input: OpenTourStopInput; path: string } | null {
  const stop = stops[number - 1];
  if (!stop) return null;
  const shopperKey = stop.as && keys[stop.as];
  const visitor = stop.as === null ? 'ANYONE' : shopperKey === null ? 'GUEST' : 'SHOPPER';
  return { input: { stop: number, visitor, shopperKey }, path: stop.path };
}

/** The first stop that wasn't opened yet; null once all were. */
export function nextUnseen(seen: readonly number[]): number | null {
  const index = stops.findIndex((_, at) => !seen.includes(at + 1));
  return index < 0 ? null : index + 1;
}
