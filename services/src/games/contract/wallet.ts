import Type, { type Static } from 'typebox';
import { Instant, literals, Nullable, refusals } from '../../platform/contract.ts';
import { prizeTypes } from '../rules/prize-types.ts';
import { walletSections, walletStates } from '../rules/wallet.ts';

export const WalletItem = Type.Object(
  {
    itemId: Type.String(),
    section: literals(walletSections),
    state: literals(walletStates),
    programCode: Type.String(),
    programTitle: Type.String(),
    prizeId: Type.String(),
    prizeType: literals(prizeTypes),
    name: Type.String(),
    imageId: Type.String(),
    source: literals(['WIN', 'REDEMPTION', 'HOLD', 'DRAW']),
    at: Type.String({ format: 'date-time', description: 'When it was won, redeemed, held or drawn.' }),
    until: Nullable(
      Type.String({ format: 'date-time', description: 'Last instant for what the state asks or allows.' }),
    ),
    drawId: Nullable(Type.String({ description: 'Of a prize won in a draw.' })),
    timeZone: Nullable(Type.String({ description: "IANA zone of the draw; the store's when null (X-9)." })),
    vendorName: Nullable(Type.String({ description: 'Whose code it is, for VENDOR.' })),
    choices: Type.Array(Type.Object({ prizeId: Type.String(), name: Type.String(), isDefault: Type.Boolean() }), {
      description: 'TO_CHOOSE: what can be chosen, and what is given when nothing is.',
    }),
    pageToken: Type.String({ description: 'Place in the list: the page after it begins there.' }),
  },
  {
    $id: 'WalletItem',
    description:
      'TO_CLAIM: won in a draw. TO_CHOOSE: one of several. HELD: for points. TO_REDEEM: won by playing. READY: to be used. CLAIMED: being checked and handed over. RUNNING: a subscription. Never a code.',
  },
);
export const Wallet = Type.Object(
  {
    items: Type.Array(Type.Ref('WalletItem')),
    counts: Type.Array(Type.Object({ section: literals(walletSections), count: Type.Integer() }), {
      description: 'Of the program that was asked for, or of all.',
    }),
    programs: Type.Array(Type.Object({ code: Type.String(), title: Type.String(), count: Type.Integer() }), {
      description: 'Programs that the household has prizes of, whichever was asked for.',
    }),
    entries: Type.Array(
      Type.Object({
        drawId: Type.String(),
        programCode: Type.String(),
        programTitle: Type.String(),
        prizeName: Type.String(),
        count: Type.Integer(),
        drawsAt: Instant,
        timeZone: Type.String(),
      }),
      { description: 'Entries in draws whose winners are not published yet, the next draw first.' },
    ),
    nextPageToken: Nullable(Type.String()),
  },
  {
    $id: 'Wallet',
    description:
      'Every prize of a household: what waits for it first, then what is ready (the nearest deadline first), then what was used and what is over (the newest first).',
  },
);
export type WalletItem = Static<typeof WalletItem>;
export type Wallet = Omit<Static<typeof Wallet>, 'items'> & { items: WalletItem[] };
export const walletModels = [WalletItem, Wallet];

/** Part of `gamesRoutes`: all prizes of a household, of all its programs, in one call. */
export const walletRoutes = {
  wallet: {
    method: 'GET',
    url: '/prizes/:uuid/wallet',
    schema: {
      operationId: 'wallet',
      params: Type.Object({ uuid: Type.String({ maxLength: 64 }) }),
      querystring: Type.Object({
        programCode: Type.Optional(Type.String({ minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9_-]+$' })),
        pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        pageToken: Type.Optional(
          Type.String({
            maxLength: 200,
            pattern: '^[A-Za-z0-9_-]+$',
            description: 'Where the page before ended.',
          }),
        ),
      }),
      response: { 200: Type.Ref('Wallet'), ...refusals },
    },
  },
} as const;
