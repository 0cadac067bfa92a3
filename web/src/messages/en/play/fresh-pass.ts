/** Texts of FreshPass. */
export const freshPassTexts = {
  title: 'FreshPass',
  lead: 'Free delivery on every order of $30 or more.',
  state: {
    on: 'FreshPass is on',
    free: 'Your delivery is free',
    goesOn: 'FreshPass renews every month until you cancel. You can cancel anytime, with one tap.',
    until: (date: string) => `FreshPass is yours until ${date}`,
    canceled: 'You canceled it. Until then everything stays as it is, and you can change your mind.',
    endsAlone: "It ends on its own. You don't have to cancel.",
    trial: 'Try FreshPass for a month, on us',
    trialText: "It ends on its own after one month. There's nothing to pay and nothing to cancel.",
    off: "You don't have FreshPass now",
    offText: 'Five grocery rewards bring you a month of it.',
    join: (price: string) => `FreshPass, ${price} a month`,
    joinText: 'It starts now. Cancel anytime, with one tap.',
    /** Under its button. `provider` takes the money. */
    joinTerms: (price: string, provider: string | null) =>
      `You pay ${price} now${provider === null ? '' : ` with ${provider}`}, and each month until you cancel.`,
    goOnTerms: (date: string, price: string, provider: string | null) =>
      `You pay nothing before ${date}, and then ${price} a month${provider === null ? '' : ` with ${provider}`} until you cancel.`,
    nextPayment: (date: string, price: string, provider: string | null) =>
      `Next payment: ${date}, ${price}${provider === null ? '' : ` with ${provider}`}.`,
    afterTrial: (price: string) => `It only continues if you say so, for ${price} a month.`,
  },
  actions: {
    START_TRIAL: 'Start my free month',
    JOIN: 'Join FreshPass',
    joinFor: (price: string) => `Join for ${price} a month`,
    goOn: (price: string) => `Continue for ${price} a month`,
    orRewards: 'Or redeem five grocery rewards',
    CANCEL: 'Cancel FreshPass',
    KEEP: 'Keep FreshPass',
    busy: 'One moment',
    rewards: 'Go to Grocery Rewards',
    shop: 'Start Shopping',
  },
  announced: {
    START_TRIAL: 'FreshPass is on.',
    JOIN: 'You joined FreshPass.',
    CANCEL: 'FreshPass is canceled.',
    KEEP: 'FreshPass continues.',
  },
  /** Beside the sum. */
  saved: 'saved on delivery',
  benefits: {
    title: 'What you get',
    all: [
      {
        icon: 'truck' as const,
        title: 'Free delivery',
        text: 'On every order of $30 or more, at any time of the day.',
      },
      {
        icon: 'ticket-percent' as const,
        title: 'Members-only offers',
        text: 'Coupons for members, among all the others in Coupons & Deals.',
      },
      {
        icon: 'shield-check' as const,
        title: 'No strings',
        text: 'Cancel with one tap. You keep FreshPass until the month you paid for ends.',
      },
    ],
  },
  offers: 'See coupons and deals',
  failed: "That didn't work",
  couldNotLoad: "We couldn't load your FreshPass",
};
