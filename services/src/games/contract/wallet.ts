import Type, { type Static } from 'typebox';
import { Instant, literals, Nullable, refusals } from '../../platform/http/contract.ts';
import { prizeTypes } from '../rules/prizes/prize-types.ts';
import { walletSections, walletStates } from '../rules/prizes/wallet.ts';

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
    at: Type.String({ format: 'date-time', description: 'When it was won, redeemed, held, or drawn.' }),
    until: Nullable(
      Type.String({ format: 'date-time', description: 'Deadline for what the state requires or allows.' }),
    ),
    drawId: Nullable(Type.String({ description: 'Of a prize won in a draw.' })),
    timeZone: Nullable(Type.String({ description: "IANA time zone of the draw; the store's if null (X-9)." })),
    vendorName: Nullable(Type.String({ description: 'The vendor of the code, for VENDOR.' })),
    isStoreOnly: Type.Boolean({
      description: 'B4U_OFFER: whether it is handed out in the store, and comes off no cart.',
    }),
    choices: Type.Array(Type.Object({ prizeId: Type.String(), name: Type.String(), isDefault: Type.Boolean() }), {
      description: 'TO_CHOOSE: the choices, and the default if none is chosen.',
    }),
    pageToken: Type.String({ description: 'Position in the list: the next page starts here.' }),
  },
  {
    $id: 'WalletItem',
    description:
      'TO_CLAIM: won in a draw. TO_CHOOSE: one of several. HELD: for points. TO_REDEEM: won by playing. READY: ready to use. CLAIMED: being verified and fulfilled. RUNNING: an active subscription. Never includes a code.',
  },
);
export const Wallet = Type.Object(
  {
    items: Type.Array(Type.Ref('WalletItem')),
    counts: Type.Array(Type.Object({ section: literals(walletSections), count: Type.Integer() }), {
      description: 'For the requested program, or for all.',
    }),
    programs: Type.Array(Type.Object({ code: Type.String(), title: Type.String(), count: Type.Integer() }), {
      description: 'All programs in which the household has prizes, whichever was requested.',
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
      { description: "Entries in draws whose winners aren't published yet, next draw first." },
    ),
    nextPageToken: Nullable(Type.String()),
  },
  {
    $id: 'Wallet',
    description:
      "All of a household's prizes: those that need action first, then those ready to use (nearest deadline first), then used and expired ones (newest first).",
  },
);
export type WalletItem = Static<typeof WalletItem>;
export type Wallet = Omit<Static<typeof Wallet>, 'items'> & { items: WalletItem[] };
export const walletModels = [WalletItem, Wallet];

/** Part of `gamesRoutes`: all of a household's prizes, from all its programs, in one call. */
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
            description: 'Where the previous page ended.',
          }),
        ),
      }),
      response: { 200: Type.Ref('Wallet'), ...refusals },
    },
  },
} as const;
