import { number, onFirstUse } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const prizes = plural('en', { one: 'prize', other: 'prizes' });
const games = plural('en', { one: 'game', other: 'games' });
const entries = plural('en', { one: 'entry waiting', other: 'entries waiting' });
const oneOf = onFirstUse(() => new Intl.ListFormat('en-US', { type: 'disjunction' }));

const counted = (count: number) => `${number.format(count)} ${prizes(count)}`;
const needing = (count: number) =>
  count === 0 ? '' : count === 1 ? ' One needs you.' : ` ${number.format(count)} need you.`;

/** Texts of the wallet. */
export const wallet = {
  title: 'My prizes',
  /** Under the title: 8 prizes from 3 games. 2 need you. */
  lead: (count: number, from: number, needs: number) =>
    `${counted(count)} from ${number.format(from)} ${games(from)}.${needing(needs)}`,
  /** Of one game: 4 prizes from Harvest Spin. */
  leadOf: (count: number, game: string, needs: number) => `${counted(count)} from ${game}.${needing(needs)}`,
  filters: 'Which game',
  all: 'All',
  number: (count: number) => number.format(count),
  /** Of a filter's count, heard only. */
  count: counted,
  section: { NEEDS_YOU: 'Needs you', READY: 'Ready', USED: 'Used', OVER: 'Over' },
  from: (game: string, date: string) => `${game}, ${date}`,
  fromDraw: (game: string, date: string) => `${game}, draw of ${date}`,
  /** What there is to do, by what is to be done; by the type of prize where that makes a difference. */
  toDo: {
    TO_CLAIM: "Let us know you want it. If you don't claim it, it goes to the next name drawn.",
    TO_CHOOSE: (choices: readonly string[]) =>
      choices.length > 0 ? `${oneOf.format(choices)}.` : 'Choose the one you like.',
    HELD: "Held for you. A hold doesn't cost anything, and neither does releasing it.",
    CLAIMED: "You claimed it. We'll check your entry and contact you about getting your prize.",
  },
  toRedeem: {
    VENDOR: (vendor: string | null) => (vendor ? `Redeem it for your code for ${vendor}.` : 'Redeem it for your code.'),
    REWARD: 'Redeem it, then switch it on in your cart.',
    B4U_OFFER: 'Redeem it, and the coupon is clipped for you.',
    FRESH_PASS: 'Redeem it to start your time. It ends automatically.',
    RECIPE: 'Redeem it to open the recipe.',
    ALTERNATE_PRIZES: 'Redeem it, then choose the one you like.',
    SWEEPSTAKES: 'Redeem it to enter the draw.',
  },
  toUse: {
    VENDOR: (vendor: string | null) => (vendor ? `Use your code at ${vendor}.` : 'Your code is ready.'),
    REWARD: 'Credited. Switch it on in your cart to use it.',
    B4U_OFFER: 'Clipped. It comes off automatically at checkout.',
    FRESH_PASS: 'Free delivery and FreshPass savings are on.',
    RECIPE: 'Yours to cook whenever you like.',
    ALTERNATE_PRIZES: 'Clipped. It comes off automatically at checkout.',
    SWEEPSTAKES: 'Your entries are in the draw.',
  },
  toUseInStore: 'Clipped. Ask for it in the store, and show your club card.',
  until: {
    TO_CLAIM: (date: string) => `Claim by ${date}`,
    TO_CHOOSE: (date: string, byDefault: string | undefined) =>
      byDefault ? `Choose by ${date}, or you'll get ${byDefault}` : `Choose by ${date}`,
    HELD: (date: string) => `Held until ${date}`,
    TO_REDEEM: (date: string) => `Redeem by ${date}`,
    READY: (date: string) => `Until ${date}`,
  },
  noEnd: 'Yours to keep',
  action: {
    TO_CLAIM: 'Claim your prize',
    TO_CHOOSE: 'Choose',
    HELD: 'See prize',
    TO_REDEEM: 'Redeem',
    CLAIMED: 'See the draw',
  },
  use: {
    VENDOR: 'Show code',
    REWARD: 'See reward',
    B4U_OFFER: 'See coupon',
    FRESH_PASS: 'FreshPass',
    RECIPE: 'Open recipe',
    ALTERNATE_PRIZES: 'See coupon',
    SWEEPSTAKES: 'See entries',
  },
  see: 'See prize',
  seeDraw: 'See the draw',
  /** What a link leads to, for whoever hears several of them. */
  withName: (label: string, prize: string) => `${label}: ${prize}`,
  past: {
    line: (game: string, past: string) => `${game} · ${past}`,
    running: (since: string, until: string) => `On since ${since}, until ${until}`,
    used: (date: string) => `Redeemed ${date}, used`,
    handedOver: 'Delivered',
    expired: (date: string | null) => (date ? `Ended ${date}` : 'Expired'),
    revoked: 'Revoked',
  },
  entries: (count: number, date: string) => `${number.format(count)} ${entries(count)} for the draw on ${date}.`,
  entriesFor: (prize: string) => `You could win ${prize}. Anyone can check the draw afterward.`,
  howVerified: 'How a draw is verified',
  loadMore: 'Load more',
  loading: 'Loading',
  loaded: (shown: number, of: number) => `${number.format(shown)} of ${number.format(of)} shown`,
  couldNotLoad: "We couldn't load your prizes",
  couldNotLoadMore: "We couldn't load more",
  empty: 'No prizes yet',
  emptyText: "We'll keep what you win or redeem here, along with what to do and by when.",
  emptyOf: 'Nothing from this game',
  emptyOfText: 'Your prizes from the other games are still here.',
  seeGames: 'See the games',
  seeAll: 'See all prizes',
};
