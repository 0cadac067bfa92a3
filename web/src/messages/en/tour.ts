/** Texts of the guided tour through the demo. */
export const tourTexts = {
  title: 'Ten stops through the shop',
  lead: 'Carts, coupons, orders, and draws are real; money is not. Each stop signs you in as its shopper and brings you back here.',
  progress: (seen: number, all: number) => `${seen} of ${all} seen`,
  start: (stop: number) => (stop === 1 ? 'Start at stop 1' : `Continue at stop ${stop}`),
  again: 'Start over at stop 1',
  about: (minutes: number) => `About ${minutes} minutes. Nothing is sent anywhere.`,
  cast: 'Who you will be',
  stopList: 'Stops',
  stopOf: (number: number) => `Stop ${number}`,
  seen: 'Seen',
  minutes: (count: number) => `${count} min`,
  go: 'Go',
  goOf: (number: number) => `Go to stop ${number}`,
  roles: {
    guest: { name: 'Guest', text: 'No account, just a cart', as: 'As a guest' },
    theo: { name: 'Theo', text: 'Joins at stop 2', as: 'As Theo, new' },
    maya: { name: 'Maya', text: 'Member, half a year of orders', as: 'As Maya, member' },
    dana: { name: 'Dana', text: 'Buys for Marlow Café', as: 'As Dana, buyer' },
  },
  anyone: 'As anyone',
  reset: {
    title: 'Made a mess?',
    text: 'Stop the shop, then run this. The next start has fresh data.',
    command: 'npm run reset',
  },
  builders: {
    title: 'For builders',
    text: 'The same shop, from the other side.',
    sandbox: 'GraphQL sandbox',
    library: 'Component library',
    docs: 'REST services',
    outbox: 'Outbox',
    store: "The store's side",
  },
  bar: (number: number, all: number) => `Tour, stop ${number} of ${all}`,
  back: 'Back to tour',
  next: 'Next stop',
  openOutbox: 'Open outbox',
  close: 'Close this stop',
  stops: {
    find: {
      title: 'Find food with a typo',
      text: 'Search for “strawbery”, filter, then switch to delivery and watch prices follow.',
    },
    join: {
      title: 'Join in a minute',
      text: 'A code, a name, a ZIP code. Any email address will do: its code is in the outbox.',
    },
    price: {
      title: 'Ask a price why',
      text: 'Open the cart, then “Why this price”. Every cent has a reason, every unused coupon too.',
    },
    clip: {
      title: 'Clip for this cart',
      text: 'See which coupons fit what you have, and what is missing for the next one. Clip them all with one button.',
    },
    order: {
      title: 'Order, then change it',
      text: 'Place an order, add bread, drop the avocados. The total is recalculated, never assumed.',
    },
    day: {
      title: 'The day it comes',
      text: 'The van is on its way, and one swap is waiting for your OK. Take it or leave it, and watch the total.',
    },
    play: {
      title: 'Play Harvest Spin',
      text: 'You have three plays. Try it with reduced motion and a screen reader: the words come first.',
    },
    draw: {
      title: 'Check a draw yourself',
      text: 'Recompute the Summer Cookout draw in your browser, from the published seed.',
    },
    business: {
      title: 'Order by the case',
      text: 'The business site: big packs in rows with item numbers, and a cart of its own.',
    },
    lights: {
      title: 'Turn the lights off',
      text: 'Try dark, 200% zoom, the keyboard alone, Spanish, or no connection at all.',
    },
  },
};
