/** Texts of paying with a wallet on the shopper's device. */
export const wallet = {
  /** Not in this browser, or on this device. */
  missing: (name: string) => `This browser doesn't offer ${name}.`,
  closed: (name: string) =>
    `You closed ${name}, so nothing is ordered or charged. Place the order again when you're ready.`,
  unavailable: (name: string) => `This browser doesn't offer ${name}. Go back a step and choose another way to pay.`,
  failed: (name: string) =>
    `${name} didn't open. Nothing is ordered or charged. Try again, or choose another way to pay.`,
  total: 'Estimated total',
  hold: (shop: string) => `${shop}, held until we pack`,
  demo: {
    title: 'Demo wallet',
    text: 'This is what paying with a phone is like. No money moves.',
    close: 'Close',
    cards: 'Pay with',
    /** Visa ···· 4242. */
    card: (network: string, lastFour: string) => `${network} ···· ${lastFour}`,
    works: 'Pays for your order',
    declines: 'Is always declined',
    pay: (amount: string) => `Pay ${amount}`,
    /** Where something is weighed. */
    held: (total: string, hold: string) => `Estimated total ${total}. We hold ${hold} and charge what we pack.`,
  },
};
