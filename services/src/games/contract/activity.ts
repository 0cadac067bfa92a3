import Type from 'typebox';
import { rewardKinds } from '../rules/prizes/prize-types.ts';
import { wonStatuses } from './won-prizes.ts';
import { codeList, Instant, literals, Nullable, refusals } from '../../platform/http/contract.ts';

export const activityTypes = ['EARN', 'PLAY', 'WIN', 'REDEEM', 'ENTRY', 'ADJUST', 'WELCOME', 'REWARD'] as const;
export type ActivityType = (typeof activityTypes)[number];
/** What brought an item. */
export const activitySources = [
  'ORDER',
  'PLAY',
  'OPTIN',
  'REDEMPTION',
  'AMOE',
  'REVERSAL',
  'EXPIRY',
  'SUPPORT',
  'OFFER',
] as const;
const listOfCodes = codeList('Comma-separated program codes.');
const PageSize = Type.Integer({ minimum: 1, maximum: 500 });
const PageToken = Type.String({
  maxLength: 200,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'Where the previous page ended.',
});
const Days = Type.Integer({ minimum: 1, maximum: 180 });

/** What a title tells, for whoever words it in another language. */
const parts = {
  source: Type.Optional(literals(activitySources)),
  prizeId: Type.Optional(Type.String()),
  offerId: Type.Optional(Type.String({ description: 'The offer that brought it.' })),
};

export const ActivityItem = Type.Object(
  {
    id: Type.String(),
    at: Instant,
    programCode: Type.String(),
    programTitle: Type.String(),
    type: literals(activityTypes),
    status: literals(['PENDING', 'POSTED', 'COMPLETED', 'VOID']),
    points: Type.Integer(),
    balanceAfter: Nullable(
      Type.Integer({ description: 'Program points after this activity; null while it is pending.' }),
    ),
    valueCents: Type.Optional(Type.Integer({ description: 'Value of a grocery reward; negative when used.' })),
    title: Type.String(),
    ...parts,
    pageToken: Type.String({ description: 'Position in the list: the next page starts here.' }),
    orderNumber: Type.Optional(Type.String()),
    storeName: Type.Optional(Type.String()),
    receipt: Type.Optional(Type.String({ description: "A play's receipt number, like 7F3K-92." })),
    win: Type.Optional(
      Type.Object({ status: literals(wonStatuses), redeemBy: Instant, redeemedAt: Nullable(Instant) }),
    ),
  },
  { $id: 'ActivityItem', description: 'N-24. Newest first, by when it counted; never includes a code.' },
);
export const Activity = Type.Object(
  {
    days: Type.Integer(),
    since: Instant,
    items: Type.Array(Type.Ref('ActivityItem')),
    counts: Type.Array(Type.Object({ type: literals(activityTypes), count: Type.Integer() }), {
      description: 'For the whole window and the requested programs, regardless of the types requested.',
    }),
    programs: Type.Array(Type.Object({ code: Type.String(), title: Type.String() }), {
      description: 'Programs with activity in the window.',
    }),
    nextPageToken: Nullable(Type.String()),
    note: Type.String({ description: 'G-126.' }),
  },
  { $id: 'Activity' },
);
export const RewardsTransaction = Type.Object(
  {
    id: Type.String(),
    at: Instant,
    programCode: Type.String(),
    rewardKind: literals(rewardKinds),
    type: Type.Optional(literals(activityTypes)),
    ...parts,
    status: literals(['COMPLETED', 'PENDING', 'VOID']),
    points: Type.Integer(),
    balanceAfter: Nullable(Type.Integer()),
    valueCents: Type.Optional(Type.Integer({ description: 'Value of a grocery reward; negative when used.' })),
    description: Type.String(),
    orderNumber: Type.Optional(Type.String()),
    storeName: Type.Optional(Type.String()),
  },
  { $id: 'RewardsTransaction', description: 'N-14.' },
);
const RewardsHistory = Type.Object(
  {
    householdId: Type.String(),
    from: Instant,
    to: Instant,
    items: Type.Array(Type.Ref('RewardsTransaction')),
    nextPageToken: Nullable(Type.String()),
  },
  { $id: 'RewardsHistory', description: 'G-84, N-14.' },
);
export const activityModels = [ActivityItem, Activity, RewardsTransaction, RewardsHistory];

const Uuid = Type.Object({ uuid: Type.String({ maxLength: 64 }) });
/** A household's history, page by page. Prefix `/games`, bearer token on every call. */
export const activityRoutes = {
  activity: {
    method: 'GET',
    url: '/prizes/:uuid/game/activity',
    schema: {
      operationId: 'activity',
      params: Uuid,
      querystring: Type.Object({
        numberOfDays: Type.Optional(Days),
        programCodes: Type.Optional(listOfCodes),
        types: Type.Optional(codeList(`Comma-separated list of ${activityTypes.join(', ')}; all if omitted.`)),
        pageSize: Type.Optional(PageSize),
        pageToken: Type.Optional(PageToken),
      }),
      response: { 200: Type.Ref('Activity'), ...refusals },
    },
  },
  rewardsHistory: {
    method: 'GET',
    url: '/rewards/transaction-history/:householdId',
    schema: {
      operationId: 'rewardsHistory',
      params: Type.Object({ householdId: Type.String({ maxLength: 64 }) }),
      headers: Type.Object({ 'x-client-id': Type.Optional(Type.String({ maxLength: 32, description: 'OCGP.' })) }),
      querystring: Type.Object({
        numberOfDays: Type.Optional(Days),
        programs: Type.Optional(
          codeList(
            'Comma-separated list of programs, whose points alone are told of; all, and dollars off too, if omitted.',
          ),
        ),
        rand: Type.Optional(Type.String({ maxLength: 64, description: 'Prevents caching; the value is ignored.' })),
        pageSize: Type.Optional(PageSize),
        pageToken: Type.Optional(PageToken),
      }),
      response: { 200: Type.Ref('RewardsHistory'), ...refusals },
    },
  },
} as const;
