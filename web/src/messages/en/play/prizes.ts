import { number, onFirstUse } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const entries = plural('en', { one: 'entry', other: 'entries' });
const whole = onFirstUse(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);
const cents = onFirstUse(() => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }));
const odds = onFirstUse(() => new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 }));

/** Texts of the prizes: redeeming, entering, holding, choosing (G-123, G-124 verbatim in `games`). */
export const prizes = {
  /** An amount in dollars, given as decimal text: $5, $12.99. */
  dollars: (amount: string) => (Number.isInteger(Number(amount)) ? whole : cents).format(Number(amount)),
  redeemFor: (cost: string) => `Redeem for ${cost}`,
  redeemFree: 'Redeem now',
  redeeming: 'One moment',
  /** Beside every spend: what there is now, what is left after it. */
  youHave: 'You have',
  leftAfterThis: (count: number) => `${number.format(count)} left after this.`,
  balanceUnknown:
    "We couldn't load your points. You can still try to redeem. It won't go through if you don't have enough.",
  noPointsNeeded: 'You won this prize. It costs no points.',
  handsOver: {
    VENDOR: 'The code is yours the moment you redeem. If anything goes wrong, you keep your points.',
    REWARD: 'The reward is credited the moment you redeem. Use it on your next order.',
    B4U_OFFER: 'The coupon is clipped and in My List the moment you redeem.',
    FRESH_PASS: "Your time is added the moment you redeem. It won't renew, and there's nothing to cancel.",
    RECIPE: 'The recipe opens here the moment you redeem.',
    ALTERNATE_PRIZES: 'Redeem first. You then have 7 days to choose.',
    SWEEPSTAKES: '',
  },
  status: {
    AVAILABLE: 'Available',
    WON: 'You won',
    OPEN_FOR_ENTRIES: 'Open for entries',
    REDEEMED: 'Redeemed',
    HELD: 'Held for you',
    ALMOST: 'Almost there',
    SHORT: 'Not enough points yet',
    LIMIT: 'Limit reached',
    SOLD_OUT: 'None left',
    ENDED: 'Ended',
    NOT_STARTED: 'Not started',
    PLAY: 'Won by playing',
    CLOSED: 'Not available to you',
  },
  facts: {
    cost: 'Cost',
    left: 'Left',
    noLimit: 'No limit',
    won: 'Free. You won it.',
    leftAndHeld: (left: number) => `${number.format(left)}, and 1 held for you`,
    givenOut: 'Redeemed so far',
    givenOutOf: (count: number, of: number | null) =>
      of === null || of < count ? number.format(count) : `${number.format(count)} of ${number.format(of)}`,
    limit: 'Limit',
    perHousehold: (count: number) => `${number.format(count)} per household`,
    perDay: (count: number) => `${number.format(count)} a day`,
    useBy: 'Use by',
    redeemBy: 'Redeem by',
    where: 'Where',
    value: 'Value',
    odds: 'Odds per play',
    oneIn: (count: number) => `1 in ${odds.format(count)}`,
    spent: 'Spent',
    nothing: 'Nothing',
    spentAndLeft: (spent: string, left: number) => `${spent}, ${number.format(left)} left`,
    redemption: 'Redemption',
    draw: 'Draw',
    entriesSoFar: 'Entries so far',
    yourOdds: 'Your odds today',
    ifYouWin: 'If you win',
    ifYouWinAnswer: "We'll contact you within a day, and you'll have 7 days to claim",
    about: 'About this prize',
    terms: 'Terms',
  },
  code: {
    title: 'Your code',
    copy: 'Copy code',
    copied: 'Copied',
    codeCopied: 'Code copied',
    notCopied: "We've selected the code. Copy it with your keyboard.",
    lead: (vendor: string, until: string | null) =>
      `Enter it at ${vendor}.${until ? ` It works once, until ${until}.` : ' It works once.'}`,
    vendor: 'the vendor',
    goTo: (vendor: string) => `Go to ${vendor}`,
    stays: "You'll always find it on this page, even after the game ends.",
  },
  redeemedOn: (date: string) => `Redeemed on ${date}`,
  redeemedNow: 'Redeemed',
  /** Said to whoever hears the page. */
  redeemedOf: (prize: string) => `Redeemed: ${prize}`,
  enter: {
    yourEntries: 'Your entries',
    limit: 'Limit for your household',
    of: (have: number, max: number) => `${number.format(have)} / ${number.format(max)}`,
    more: 'Enter more',
    first: 'Enter',
    each: (cost: string) => `${cost} each`,
    what: 'Entries',
    stepper: 'Entries to buy',
    less: 'One fewer entry',
    plus: 'One more entry',
    valueText: (count: number) => `${number.format(count)} ${entries(count)}`,
    button: (cost: string) => `Enter for ${cost}`,
    free: 'Free entry, no purchase',
    done: (count: number) => `${number.format(count)} ${entries(count)} added`,
    inAll: (count: number, draw: string | null) =>
      `You have ${number.format(count)} ${entries(count)} in this draw.${draw ? ` The draw is on ${draw}.` : ''}`,
    limitReached: 'Your household has all the entries the rules allow.',
  },
  choose: {
    title: 'Your choice',
    choose: (name: string) => `Choose ${name}`,
    chooseOne: 'Choose one',
    value: (dollars: string) => `${dollars} value`,
    by: (date: string, byDefault: string | null) =>
      byDefault ? `Choose by ${date}. After that, we'll add ${byDefault} for you.` : `Choose by ${date}.`,
    chosen: (name: string) => `You chose ${name}`,
    byDefault: (name: string) => `${name} was added for you`,
    first: 'Choose a prize first',
  },
  hold: {
    hold: 'Hold for 24 hours',
    release: 'Release the hold',
    releasing: 'Releasing',
    yourPoints: (plural: string) => `Your ${plural}`,
    toGo: (missing: string) => `${missing} to go.`,
    orHold: 'Shop to earn them, or hold the prize while you do.',
    shop: 'Shop to earn them. They count once your order is complete.',
    explains: (left: number | null) =>
      left === null
        ? 'A hold keeps one for you. It costs nothing, and needs 90% of the points.'
        : `A hold keeps one of the last ${number.format(left)} for you. It costs nothing, and needs 90% of the points.`,
    until: (until: string) => `Held until ${until}`,
    reach: (cost: string) => `Reach ${cost} in time and the prize is yours to redeem.`,
    ready: "You have the points. Redeem it while it's on hold.",
    once: 'One hold at a time. A hold costs nothing.',
    hours: (hours: number, minutes: number) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
    spoken: (hours: number, minutes: number) =>
      `${hours > 0 ? `${hours} ${hours === 1 ? 'hour' : 'hours'} ` : ''}${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`,
  },
  limit: {
    today: 'Redeemed today',
    inAll: 'Redeemed',
    of: (have: number, max: number) => `${number.format(have)} / ${number.format(max)}`,
    againFrom: 'Again from',
    never: "You've redeemed this prize as often as the rules allow.",
    seeMine: 'See what you redeemed',
    mine: 'What you redeemed',
  },
  soldOut: {
    button: 'Sold out',
    lead: 'Someone redeemed the last one.',
    noPoints: 'No points were taken. You still have',
  },
  /** Said to whoever hears the page. */
  done: {
    held: 'Held for you for 24 hours',
    released: 'Hold released',
    alertOn: "We'll let you know in your inbox if more arrive.",
    alertOff: "We won't let you know.",
  },
  stockAlert: {
    ask: 'Let me know if more arrive',
    stop: "Don't let me know",
    isOn: "We'll let you know in your inbox if more arrive.",
  },
  ended: {
    lead: (date: string) => `This prize was available until ${date}.`,
    title: 'Ended',
  },
  refused: {
    /** What happened to the points comes right after the reason. */
    noPointsTaken: 'No points were taken.',
    similarBelow: 'Similar prizes are below.',
    notConfirmed: 'Not confirmed',
    stepUp: 'Redeem again when you have your code handy.',
    other: "That didn't go through",
    uncertain: 'Try again. It still counts as one redemption.',
  },
  result: {
    reward: (value: string) => `${value} grocery reward credited`,
    rewardLead: (expires: string) => `Use it on your next order by ${expires}.`,
    offer: 'Clipped and in My List',
    offerLead: (until: string) => `It comes off automatically at checkout until ${until}.`,
    storeOfferLead: (until: string) => `Ask for it in the store until ${until}, and show your club card.`,
    chosenLead: 'See what you got on its own page.',
    seeChosen: 'See what you chose',
    toCart: 'Go to My Cart',
    toFreshPass: 'See your FreshPass',
    freshPass: (until: string) => `FreshPass until ${until}`,
    freshPassLead: 'Free delivery and FreshPass savings start now. It ends automatically.',
    recipe: 'The recipe is yours',
    recipeLead: "It's below, and it stays on this page.",
    pending: "It's on its way. You'll see it here as soon as it arrives.",
    seePrizes: 'See other prizes',
    backToGame: 'Back to the game',
  },
  recipe: {
    ingredients: 'Ingredients',
    steps: 'Steps',
    serves: (count: number) => `Serves ${count}`,
    minutes: (count: number) => `${count} minutes`,
  },
  others: {
    similar: 'Similar prizes',
    wait: 'While you wait',
    more: 'More prizes',
    costAndLeft: (cost: string, left: string) => `${cost}, ${left}`,
  },
  unavailable: {
    title: 'This prize is not available at this time',
    lead: 'Your Game points and prizes are safe. Try again later, or look at the other prizes.',
  },
};
