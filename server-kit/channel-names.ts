/** What services and records call each way to shop; null where it has no name there. */
const names = {
  PICKUP: { session: 'dug', cart: 'pickup', serviceType: 'Dug', eligibility: 'pickUp' },
  DELIVERY: { session: 'delivery', cart: 'delivery', serviceType: 'Delivery', eligibility: 'delivery' },
  IN_STORE: { session: 'j4u', cart: 'instore', serviceType: null, eligibility: 'inStore' },
  SHIPPING: { session: null, cart: null, serviceType: null, eligibility: 'shipping' },
} as const;

type Names = typeof names;
/** Who names a channel: the session's preference, the cart and the stores, the cart's service type, a product's eligibility. */
export type NameSet = keyof Names['PICKUP'];
export type AnyChannel = keyof Names;
/** How a visitor shops at a store; a seller's shipping is a way to get one product, not a place to shop. */
export type ShopChannel = Exclude<AnyChannel, 'SHIPPING'>;

/** Every way to shop at a store, in the order in which shoppers are offered them. */
export const shopChannels = ['PICKUP', 'DELIVERY', 'IN_STORE'] as const satisfies readonly ShopChannel[];

/** The name of a channel in a set of names: `channelName('PICKUP', 'session')` is `dug`. */
export const channelName = <Channel extends AnyChannel, Set extends NameSet>(
  channel: Channel,
  set: Set,
): Names[Channel][Set] => names[channel][set];

/** The channel with a name: `channelOf('instore', 'cart')` is `IN_STORE`. */
export function channelOf<Set extends NameSet>(name: NonNullable<Names[ShopChannel][Set]>, set: Set): ShopChannel {
  const found = shopChannels.find((channel) => names[channel][set] === name);
  if (!found) throw new Error(`no channel is called ${name} (${set})`);
  return found;
}

/** Is it a way to shop at a store? */
export const isShopChannel = (channel: AnyChannel): channel is ShopChannel => channel !== 'SHIPPING';
