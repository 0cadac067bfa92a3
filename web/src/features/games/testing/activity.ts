import { browserTimeZone } from '../../../app/time-zone.ts';

type Fields = Record<string, unknown>;

/** One thing that happened, unless `changes` say otherwise an order's points. */
export const activityItem = (changes: Fields = {}): Fields => ({
  __typename: 'ActivityItem',
  id: 'a1',
  type: 'EARN',
  title: 'Order 40177 at 2300 16th St',
  detail: 'Harvest Spin, 6:02 PM',
  day: '2026-08-02',
  dayString: 'Aug 2',
  amountText: '+118',
  balanceText: '240 left',
  isPending: false,
  state: null,
  ...changes,
});
const today = { day: '2026-08-05', dayString: 'Today' };
const none = { amountText: '', balanceText: null };

/** A bit of everything, newest first. */
export const severalItems = (): Fields[] => [
  activityItem({
    ...today,
    ...none,
    id: 'win',
    type: 'WIN',
    title: 'You won Free bubble tea',
    detail: 'Scratch & Sip, 2:14 PM',
    state: { kind: 'DONE', text: 'Redeemed', href: null },
  }),
  activityItem({
    ...today,
    id: 'play',
    type: 'PLAY',
    title: 'You played Scratch & Sip',
    detail: '2:14 PM, play 7F3K-92',
    amountText: '−40',
    balanceText: '56 left',
  }),
  activityItem({
    id: 'pending',
    day: '2026-08-04',
    dayString: 'Yesterday',
    title: 'Order 40218 at 2300 16th St',
    detail: 'Harvest Spin, estimated',
    amountText: '+62',
    balanceText: null,
    isPending: true,
    state: { kind: 'ON_THE_WAY', text: 'On the way', href: null },
  }),
  activityItem({ id: 'order' }),
  activityItem({
    ...none,
    id: 'coffee',
    type: 'WIN',
    title: 'You won Free coffee, any size',
    detail: 'Harvest Spin, 6:41 PM',
    state: { kind: 'TO_DO', text: 'Redeem by Sep 14', href: '/games/prize-details/coffee?programCode=HARVEST' },
  }),
  activityItem({
    id: 'refund',
    type: 'ADJUST',
    title: 'Order 40102, refund of 1 item',
    amountText: '−12',
    balanceText: '162 left',
  }),
  activityItem({
    ...none,
    id: 'late',
    type: 'WIN',
    title: 'You won A bag of oranges',
    state: { kind: 'OVER', text: 'No longer valid', href: null },
  }),
  activityItem({
    id: 'reward',
    type: 'REWARD',
    title: 'Bonus Path reward',
    amountText: '$5 reward',
    balanceText: null,
  }),
  activityItem({ id: 'welcome', type: 'WELCOME', title: 'Welcome play', amountText: '1 play', balanceText: null }),
];

const filters = ['ALL', 'POINTS', 'PLAYS', 'PRIZES', 'REWARDS'];

/** A page of the activity. */
export const activityPage = (items: Fields[], changes: Fields = {}): Fields => ({
  edges: items.map((node) => ({ cursor: String(node['id']), node })),
  pageInfo: { hasNextPage: false, endCursor: items.at(-1)?.['id'] ?? null },
  totalCount: items.length,
  counts: filters.map((filter) => ({ filter, count: filter === 'REWARDS' ? 0 : items.length })),
  programs: [
    { code: 'HARVEST', title: 'Harvest Spin' },
    { code: 'SCRATCH', title: 'Scratch & Sip' },
  ],
  days: 180,
  timeZone: browserTimeZone(),
  sinceString: 'Feb 6',
  note: 'It may take up to 48 hours to process new activity.',
  ...changes,
});
