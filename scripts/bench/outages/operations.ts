import type { UpstreamName } from '../../../gateway/src/compose.ts';

/** One operation of the mix. */
export interface Operation {
  name: string;
  /** Asked as a shopper who is signed in, or as a guest. */
  isMember: boolean;
  /** Its text, each time for something else, so that no cache answers. */
  query: (count: number) => string;
  /** Asked only while this service is broken: it never ends while all is well. */
  streamOf?: UpstreamName;
}

const zipCodes = ['94103', '94110', '98122', '98101', '97205', '90012', '85004', '75201', '60601', '80202'];
const words = ['milk', 'eggs', 'bread', 'rice', 'tea', 'apples', 'yogurt', 'chips', 'soup', 'cheese'];
const oneOf = (values: readonly string[], count: number) => values[count % values.length] ?? '';

/** What shoppers and guests ask for, such that each service is needed by some of it and not by the rest. */
export const operations: readonly Operation[] = [
  { name: 'who am I', isMember: true, query: () => '{ viewer { firstName } }' },
  { name: 'ZIP', isMember: false, query: (count) => `{ zipPlace(zipCode: "${oneOf(zipCodes, count)}") { city } }` },
  { name: 'logos', isMember: false, query: () => '{ logos { forU { __typename } } }' },
  { name: 'games', isMember: true, query: () => '{ me { playAndEarn { programs { code points { __typename } } } } }' },
  { name: 'Bonus Path', isMember: true, query: () => '{ boxTops { isAccepted } }' },
  {
    name: 'stores near',
    isMember: false,
    query: (count) => `{ storeSearch(place: "${37 + (count % 100) / 100},-122.${10 + (count % 80)}") { place } }`,
  },
  {
    name: 'search',
    isMember: false,
    query: (count) =>
      `{ search(input: { text: "${oneOf(words, count)} ${count}" }, first: 5) { edges { node { id } } } }`,
  },
  { name: 'carts', isMember: true, query: () => '{ carts { itemCount } }' },
  { name: 'orders', isMember: true, query: () => '{ orders(first: 3) { edges { node { id } } } }' },
  { name: 'Schedule & Save', isMember: true, query: () => '{ scheduleAndSave { promoText } }' },
  { name: 'usuals', isMember: true, query: () => '{ usuals { dueNow { reasonText } } }' },
  {
    name: 'changes',
    isMember: true,
    query: () => 'subscription { cartsChanged { id } }',
    streamOf: 'live',
  },
];
