import Type from 'typebox';
import { ProgramCode } from '../../draws/index.ts';
import { UserType } from '../../identity/index.ts';
import { Instant, literals, Nullable, refusals } from '../../platform/http/contract.ts';
import { prizeTypes, rewardKinds } from '../rules/prizes/prize-types.ts';
import { cannotRedeemReasons, leastShareToHold } from '../rules/prizes/redeem.ts';
import { StoreId } from './parameters.ts';

export const PrizeHold = Type.Object(
  { holdId: Type.String(), prizeId: Type.String(), expiresAt: Instant },
  { $id: 'PrizeHold' },
);
export const Recipe = Type.Object(
  {
    recipeId: Type.String(),
    title: Type.String(),
    imageId: Type.String(),
    servings: Type.Integer(),
    minutes: Type.Integer(),
    unlocked: Type.Boolean(),
    ingredients: Type.Array(Type.Object({ quantity: Type.String(), name: Type.String() })),
    steps: Type.Array(Type.String()),
  },
  { $id: 'Recipe', description: 'Ingredients and steps are empty until unlocked.' },
);
export const Prize = Type.Object(
  {
    prizeId: Type.String(),
    programCode: Type.String(),
    prizeType: literals(prizeTypes),
    rewardKind: literals(rewardKinds),
    name: Type.String(),
    shortDescription: Type.String(),
    description: Type.String(),
    imageId: Type.String(),
    costPoints: Type.Integer(),
    quantityTotal: Nullable(Type.Integer()),
    quantityLeft: Nullable(Type.Integer({ description: 'null = no limit.' })),
    givenOut: Type.Optional(
      Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
        description: 'How many shoppers have won or redeemed one; null if unlimited.',
      }),
    ),
    perUserLimit: Nullable(Type.Integer()),
    perDayLimit: Nullable(Type.Integer()),
    userRedeemed: Type.Integer(),
    available: Type.Boolean(),
    unavailableReason: Nullable(literals(['SOLD_OUT', 'LIMIT_REACHED', 'NOT_STARTED', 'ENDED'])),
    redeemedToday: Type.Integer({ description: "In the store's time zone." }),
    /** Why the household can't redeem it for points now; null when it can. */
    cannotRedeemReason: Nullable(literals(cannotRedeemReasons)),
    /** LIMIT_REACHED: when the limit opens again; null when not in this game. */
    againFrom: Nullable(Instant),
    canHold: Type.Boolean({
      description: `Once the household has ${leastShareToHold * 100}% of the cost, while in stock and without another hold.`,
    }),
    hold: Nullable(Type.Ref('PrizeHold')),
    stockAlert: Type.Boolean({ description: "Whether the household asked for an alert when it's back in stock." }),
    minimumAge: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: "In years; 0 or omitted means only the program's minimum age applies (T-30).",
      }),
    ),
    startDate: Instant,
    endDate: Instant,
    redeemBy: Instant,
    arvCents: Type.Integer(),
    oneIn: Nullable(Type.Number({ description: 'One in this many plays wins it.' })),
    disclaimer: Nullable(Type.String()),
    terms: Nullable(Type.String()),
    drawDate: Nullable(Instant),
    drawPrizeName: Type.Optional(
      Type.Union([Type.String(), Type.Null()], { description: 'SWEEPSTAKES: what can be won in the draw.' }),
    ),
    entriesEach: Nullable(Type.Integer({ description: 'SWEEPSTAKES: entries granted by each.' })),
    myEntries: Nullable(Type.Integer({ description: "SWEEPSTAKES: the household's entries in the program." })),
    offerId: Nullable(Type.String()),
    vendorName: Nullable(Type.String()),
    rewardUntil: Type.Optional(
      Type.Union([Instant, Type.Null()], { description: 'REWARD: last instant to use one that is redeemed now.' }),
    ),
    recipe: Nullable(Type.Ref('Recipe')),
    choiceIds: Type.Array(Type.String(), { description: 'ALTERNATE_PRIZES: prizes to choose from.' }),
    defaultChoiceId: Nullable(Type.String()),
  },
  { $id: 'Prize', description: 'N-25.' },
);

export const prizeModels = [PrizeHold, Recipe, Prize];

export const prizeRoutes = {
  prizes: {
    method: 'GET',
    url: '/prizes',
    schema: {
      operationId: 'prizes',
      querystring: Type.Object({ programCode: Type.Optional(ProgramCode), storeId: StoreId, userType: UserType }),
      response: { 200: Type.Object({ prizes: Type.Array(Type.Ref('Prize')) }), ...refusals },
    },
  },
  prize: {
    method: 'GET',
    url: '/prizes/:prizeId',
    schema: {
      operationId: 'prize',
      params: Type.Object({ prizeId: Type.String({ maxLength: 64 }) }),
      querystring: Type.Object({
        prizeType: Type.Optional(Type.String()),
        programCode: Type.Optional(ProgramCode),
        storeId: StoreId,
      }),
      response: { 200: Type.Ref('Prize'), ...refusals },
    },
  },
} as const;
