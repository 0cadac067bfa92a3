/** Texts of an order on its way, and of its receipt. Those with a row number are verbatim from the requirements. */
export const order = {
  noPage: "That page doesn't exist.",
  day: {
    today: 'today',
    tomorrow: 'tomorrow',
    yesterday: 'yesterday',
    Today: 'Today',
    long: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    short: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    dated: (weekday: string, date: string) => `${weekday}, ${date}`,
    time: (day: string, time: string) => `${day}, ${time}`,
    at: (day: string, time: string) => `${day} at ${time}`,
    dash: (start: string, end: string) => `${start}–${end}`,
    on: (day: string) => `on ${day}`,
  },
  title: {
    PICKUP: (when: string) => `Pickup ${when}`,
    DELIVERY: (when: string) => `Delivery ${when}`,
    SHIPPING: 'Shipped by the seller',
    IN_STORE: (when: string) => `In the store ${when}`,
    noTime: { PICKUP: 'Pickup', DELIVERY: 'Delivery', IN_STORE: 'In the store' },
  },
  calendar: {
    PICKUP: (orderNumber: string) => `Pick up groceries, order ${orderNumber}`,
    DELIVERY: (orderNumber: string) => `Grocery delivery, order ${orderNumber}`,
  },
  places: {
    PICKUP: (when: string) => `Pickup on ${when}`,
    DELIVERY: (when: string) => `Delivery on ${when}`,
    IN_STORE: (when: string) => `In the store on ${when}`,
    at: {
      IN_STORE: (first: string, place: string) => `${first} at ${place}`,
      PICKUP: (first: string, place: string) => `${first} at ${place}`,
      DELIVERY: (first: string, place: string) => `${first} to ${place}`,
    },
  },
  placed: (orderNumber: string, when: string) => `Order ${orderNumber}, placed ${when}`,
  pending: {
    title: (orderNumber: string, when: string) => `Order ${orderNumber} is set for ${when}.`,
    text: (cutoff: string) => `You can change it until ${cutoff}.`,
    today: (time: string) => `You can change it until ${time}.`,
  },
  states: {
    PLACED: 'Placed',
    LOCKED: 'Locked',
    PICKING: 'Picking',
    READY: { PICKUP: 'Ready for pickup', DELIVERY: 'Ready', SHIPPING: 'Packed', IN_STORE: 'At the register' },
    OUT_FOR_DELIVERY: {
      PICKUP: 'On its way',
      DELIVERY: 'Out for delivery',
      SHIPPING: 'Shipped',
      IN_STORE: 'At the register',
    },
    HANDED_OVER: {
      PICKUP: 'Picked up',
      DELIVERY: 'Delivered',
      SHIPPING: 'Delivered',
      IN_STORE: 'Paid at the register',
    },
    CANCELLED: 'Canceled',
    partRefunded: (state: string) => `${state}, part refunded`,
  },
  track: {
    from: (day: string, time: string) => `${day}, from ${time}`,
    by: (day: string, time: string) => `${day}, by ${time}`,
    ready: 'Ready',
  },
  meeting: {
    IN_STORE: (day: string) => `See you ${day}`,
    PICKUP: (day: string, hour: string) => `See you ${day} at ${hour}`,
    DELIVERY: (day: string, hour: string) => `Arriving ${day} from ${hour}`,
  },
  total: {
    PICKUP: 'Total at pickup',
    DELIVERY: 'Total at the door',
    IN_STORE: 'Total at the register',
    estimated: 'Estimated total',
    paid: 'Paid',
    nothing: 'Nothing was charged',
  },
  handOver: {
    titles: {
      PICKUP: 'Pickup place',
      ATTENDED: 'Delivery address',
      UNATTENDED: 'Delivery address',
      SHIPPED: 'Shipping address',
    },
    store: (address: string, city: string) => `${address}, ${city}`,
    address: (street: string, city: string, state: string, zip: string) => `${street}, ${city}, ${state} ${zip}`,
    street: (address: string, address2: string) => `${address}, ${address2}`,
    /** T-96, N-54. */
    notUnattended: "Wine, beer, and spirits can't be left at the door: an adult of 21 or older signs, with ID.",
    instead: { ATTENDED: 'Hand it to me instead', UNATTENDED: 'Leave it at the door instead' },
    problems: {
      RESTRICTED: "It can't be left at the door: an adult of 21 or older signs, with ID.",
      UNPAID: "It can't be left at the door: you pay when you get it.",
    },
    late: 'It is too late to change that: your order is on its last step.',
    leftAt: {
      FRONT_DOOR: 'Left at the front door',
      PORCH: 'Left on the porch',
      LOBBY: 'Left in the lobby',
      SIDE_GATE: 'Left at the side gate',
      NEIGHBOR: 'Left with a neighbor',
      OTHER: 'Left where you said',
    },
    sentence: (place: string, more: string) => `${place}. ${more}`,
  },
  notices: {
    /** N-53, T-95: what the law has a warning begin with. */
    warning: 'WARNING',
    warned: (text: string) => `WARNING: ${text}`,
    /** N-54. */
    AGE: 'You must be 21 or older. Whoever receives it shows an ID, and it is never left at the door.',
    /** N-50. */
    WEIGHED: 'Some items are weighed when we pack them. You pay for their actual weight.',
    weighedInStore: 'Some items are weighed at the register. You pay for their actual weight.',
    UNATTENDED: 'We leave it at the door, and send you a message when it is there.',
  },
  buyAgain: { missing: (names: readonly string[]) => `Not available right now: ${names.join(', ')}` },
  orderDay: {
    about: (time: string) => `Here about ${time}`,
    by: (time: string) => `Here by ${time}`,
    soon: 'On its way to you',
    ready: 'Ready for pickup',
    number: (orderNumber: string) => `Order ${orderNumber}`,
    onTheWay: "The store knows you're on your way.",
    here: (note: string | null) =>
      note === null
        ? "We know you're here. Someone will bring it out."
        : `We know you're here: ${note}. Someone will bring it out.`,
  },
  journey: {
    driver: 'Your driver',
    message: (who: string) => `Message ${who === 'Your driver' ? 'your driver' : who}`,
    call: (who: string) => `Call ${who === 'Your driver' ? 'your driver' : who}`,
    counts: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    next: (who: string) => `${who} is on the way to you`,
    away: (who: string, count: string, stops: number) => `${who} is ${count} ${stops === 1 ? 'stop' : 'stops'} away`,
    seen: (time: string) => `Seen at ${time}`,
    stops: (count: string, stops: number) => `${count} ${stops === 1 ? 'stop' : 'stops'} before your door`,
    nowhere: 'no stop before your door',
    map: (who: string, stops: string, time: string) =>
      `Map: ${who} drives to you, with ${stops}, and is here about ${time}.`,
  },
  sums: {
    list: 'Items at regular price',
    courtesy: 'Courtesy value',
    tip: 'Tip',
    refund: 'Refund',
  },
  receipt: {
    title: (day: string, time: string) => `Paid ${day}, at ${time}`,
    paidOn: (day: string) => `Paid ${day}`,
    tax: (rate: string, base: string) => `Tax: ${rate}% of ${base}`,
    taxAmount: (amount: string, base: string) => `Tax: ${amount} on ${base}`,
    hold: (held: string, charged: string, released: string) =>
      `Held ${held}, charged ${charged}, released ${released}.`,
  },
};
