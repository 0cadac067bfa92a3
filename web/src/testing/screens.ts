import { activityPage, severalItems } from '../features/games/testing/activity.ts';
import { over, program } from '../features/games/testing/fixtures.ts';
import { gameOf, prize } from '../features/prizes/testing/fixtures.ts';
import { severalPrizes, walletPage } from '../features/prizes/testing/wallet.ts';

type Fields = Record<string, unknown>;

/** A screen with something on it: an address, and what the gateway answers there. */
export interface Screen {
  at: string;
  me?: Fields;
  root?: Fields;
}

const games = { programs: [program()], unseenWins: [], bonusPaths: [] };
const profile = {
  id: 'c1',
  email: 'maya@example.com',
  phones: [{ number: '4155554821', isPrimary: true }],
  loyalty: { clubCard: '41234567890' },
  addresses: [
    {
      id: 'a1',
      version: 3,
      firstName: 'Maya',
      lastName: 'Reyes',
      address: '148 Guerrero St',
      address2: null,
      city: 'San Francisco',
      state: 'CA',
      zipCode: '94103',
      deliveredFrom: { id: '1', name: '2300 16th St' },
    },
  ],
  subscriptions: [
    { name: 'FreshPass', value: 'Monthly', isActive: true, effectiveTimePeriods: [{ text: 'Since Jul 12, 2026' }] },
  ],
  communicationPreferences: {
    id: 'c1',
    maskedEmail: 'm•••@example.com',
    maskedPhone: null,
    topics: [{ topic: 'COUPONS', email: true, text: false }],
  },
};
const draw = {
  id: 'harvest',
  programCode: 'HARVEST',
  programTitle: 'Harvest Spin',
  prizeName: 'Groceries for a year',
  prizeValueString: '$5,200',
  imageId: 'shopping-bags',
  state: 'OPEN',
  isOpen: true,
  freeEntries: 1,
  newEntryOddsString: '1 in 48,214, whichever way you enter',
  entryLimit: 50,
  entryCount: 48_213,
  householdCount: 9000,
  drawsAtString: 'Sep 5 at 2:00 PM PT',
  commitment: 'ab'.repeat(32),
  steps: [],
  places: [],
};
const guest = {
  userType: 'GUEST',
  session: 'NONE',
  isAuthorized: false,
  firstName: null,
  signInPath: '/account/sign-in.html',
  expiresAt: null,
  remembered: null,
};
const remembered = {
  firstName: 'Maya',
  destination: null,
  handles: [{ channel: 'SMS', maskedHandle: '(•••) •••-4821' }],
};
const notice = {
  id: 'n1',
  type: 'WIN',
  title: 'You won',
  body: 'Free groceries for a month.',
  href: '/games/game-over/HARVEST',
  dateString: 'Aug 5',
  isRead: false,
};
const shownPrize = prize();

/** Every screen of the storefront by its path, each with its data. A screen without an entry fails the tests that go through all. */
export const screens: Readonly<Record<string, Screen>> = {
  'account/sign-in.html': { at: '/account/sign-in.html', root: { viewer: guest } },
  'account/re-sign-in.html': {
    at: '/account/re-sign-in.html',
    root: { viewer: { ...guest, session: 'EXPIRED', remembered } },
  },
  'foru.html': { at: '/foru.html', me: { playAndEarn: games } },
  'games/game-grid': { at: '/games/game-grid', me: { playAndEarn: games } },
  'games/activity': { at: '/games/activity', me: { activity: activityPage(severalItems()) } },
  'games/prizes': { at: '/games/prizes', me: { wallet: walletPage(severalPrizes()) } },
  'games/game-details/:id': { at: '/games/game-details/HARVEST', me: { program: program() } },
  'games/game-over/:id': {
    at: '/games/game-over/COOKOUT',
    me: { program: over({ id: 'COOKOUT', code: 'COOKOUT' }), playAndEarn: games },
  },
  'games/prize-details/:prizeId': {
    at: `/games/prize-details/${shownPrize.id}`,
    me: { prize: { ...shownPrize, program: { ...program(), ...gameOf(), prizes: [] } } },
  },
  'games/play/:code': { at: '/games/play/HARVEST', me: { program: program() } },
  'games/official-rules/:programCode': {
    at: '/games/official-rules/HARVEST',
    root: { officialRules: program()['officialRules'], draws: [draw] },
  },
  inbox: { at: '/inbox', me: { inbox: { unreadCount: 1, notices: [notice] } } },
  'verify/:drawId': { at: '/verify/harvest', root: { draw } },
  'free-entry/:programCode': { at: '/free-entry/HARVEST', root: { draws: [draw] } },
  'account/profile.html': { at: '/account/profile.html', me: { email: 'maya@example.com', profile } },
  'account/addresses.html': { at: '/account/addresses.html', me: { profile } },
  'customer-account/communication-preference.html': {
    at: '/customer-account/communication-preference.html',
    me: { profile },
  },
};
