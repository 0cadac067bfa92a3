/** How an order reaches the shopper. */
export const orderChannels = ['PICKUP', 'DELIVERY', 'IN_STORE', 'SHIPPING'] as const;
export type OrderChannel = (typeof orderChannels)[number];

/** Is it handed over at a time that is chosen? A seller ships when it can, and who is in the store has it already (S-2). */
export const needsTime = (channel: OrderChannel): boolean => channel === 'PICKUP' || channel === 'DELIVERY';

/** How it is handed over: at the store, to a person, at the door, or by a seller's carrier. */
export const handOverKinds = ['PICKUP', 'ATTENDED', 'UNATTENDED', 'SHIPPED'] as const;
export type HandOverKind = (typeof handOverKinds)[number];

/** Where an unattended delivery is left. */
export const leaveAtPlaces = ['FRONT_DOOR', 'PORCH', 'LOBBY', 'SIDE_GATE', 'NEIGHBOR', 'OTHER'] as const;
export type LeaveAt = (typeof leaveAtPlaces)[number];

/** Steps of a checkout, in order (N-60). */
export const checkoutSteps = ['TIME', 'PLACE', 'ITEMS', 'PAYMENT', 'REVIEW'] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

/** What can be in the way of placing an order, in the order of the steps, each with the step that solves it. */
export const stepOfProblem = {
  EMPTY: 'ITEMS',
  SLOT_NEEDED: 'TIME',
  SLOT_ENDED: 'TIME',
  SLOT_UNFIT: 'TIME',
  ADDRESS_NEEDED: 'PLACE',
  OUTSIDE_DELIVERY_AREA: 'PLACE',
  UNATTENDED_RESTRICTED: 'PLACE',
  PHONE_NEEDED: 'PLACE',
  BELOW_MINIMUM: 'ITEMS',
  UNAVAILABLE_LINES: 'ITEMS',
  PAYMENT_NEEDED: 'PAYMENT',
  SIGN_IN_NEEDED: 'REVIEW',
  AGE_NOT_MET: 'REVIEW',
} as const satisfies Record<string, CheckoutStep>;
export type CheckoutProblemCode = keyof typeof stepOfProblem;
export const cartProblems = Object.keys(stepOfProblem) as unknown as readonly CheckoutProblemCode[];
