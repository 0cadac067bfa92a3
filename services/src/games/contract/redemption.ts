import Type, { type Static } from 'typebox';
import { IdempotencyHeaders, Instant, literals, maxInteger, Nullable, refusals } from '../../platform/http/contract.ts';
import { prizeTypes } from '../rules/prizes/prize-types.ts';

const OfferResult = Type.Object({
  prizeType: Type.Literal('B4U_OFFER'),
  offerId: Type.String({ description: "The household's own offer, clipped and in My List." }),
  isStoreOnly: Type.Boolean({ description: 'Whether it is handed out in the store, and comes off no cart.' }),
  expiresAt: Instant,
});
const RewardResult = Type.Object({
  prizeType: Type.Literal('REWARD'),
  rewardId: Type.String(),
  valueCents: Type.Integer(),
  expiresAt: Instant,
});
const FreshPassResult = Type.Object({
  prizeType: Type.Literal('FRESH_PASS'),
  subscriptionId: Type.String(),
  start: Instant,
  until: Instant,
});
const CodeResult = Type.Object({
  prizeType: Type.Literal('VENDOR'),
  code: Type.String(),
  vendorName: Type.String(),
  url: Nullable(Type.String()),
  instructions: Nullable(Type.String()),
  expiresAt: Nullable(Instant),
});
const ChoiceResult = Type.Object({
  prizeType: Type.Literal('ALTERNATE_PRIZES'),
  choiceIds: Type.Array(Type.String()),
  defaultChoiceId: Type.String(),
  chooseBy: Instant,
  chosenRedemptionId: Nullable(Type.String()),
});
const RecipeResult = Type.Object({ prizeType: Type.Literal('RECIPE'), recipe: Type.Ref('Recipe') });
const EntryResult = Type.Object({
  prizeType: Type.Literal('SWEEPSTAKES'),
  entryIds: Type.Array(Type.String()),
  count: Type.Integer(),
  myEntries: Type.Integer(),
  drawDate: Nullable(Instant),
});

export const RedemptionResult = Type.Union(
  [OfferResult, RewardResult, FreshPassResult, CodeResult, ChoiceResult, RecipeResult, EntryResult],
  { $id: 'RedemptionResult', description: 'By type of prize (N-26).' },
);
export const Redemption = Type.Object(
  {
    redemptionId: Type.String(),
    receipt: Type.String({ description: 'Short reference number, like R-7F3K92.' }),
    programCode: Type.String(),
    prizeId: Type.String(),
    prizeType: literals(prizeTypes),
    name: Type.String(),
    imageId: Type.String(),
    source: literals(['POINTS', 'WIN', 'CHOICE']),
    status: literals(['COMPLETED', 'PENDING']),
    redeemedAt: Instant,
    pointsSpent: Type.Integer(),
    totalGamePoints: Type.Integer({ description: 'Points left afterward.' }),
    result: Type.Ref('RedemptionResult'),
  },
  { $id: 'Redemption', description: 'N-26. Stays the same every time it is read, code included.' },
);
export const GroceryRewards = Type.Object(
  {
    balanceCents: Type.Integer({ description: 'Dollars off that can be spent in a cart now.' }),
    points: Type.Object(
      {
        programCode: Type.String({
          description: 'The program whose prizes they buy, and whose history tells of them.',
        }),
        available: Type.Integer(),
        pending: Type.Integer({ description: 'Estimated: of orders that are on their way.' }),
        perReward: Type.Integer({ description: 'Points of one grocery reward.' }),
        rewards: Type.Integer({ description: 'Whole grocery rewards that they make.' }),
        nextToExpire: Nullable(Type.Object({ points: Type.Integer(), rewards: Type.Integer(), at: Instant })),
      },
      { description: 'N-70.' },
    ),
    rewards: Type.Array(
      Type.Object({
        rewardId: Type.String(),
        title: Type.String(),
        prizeId: Type.Optional(Type.String({ description: 'The prize that it is, if it is one.' })),
        offerId: Type.Optional(Type.String({ description: 'The offer that brought it, if one did.' })),
        valueCents: Type.Integer(),
        leftCents: Type.Integer(),
        earnedAt: Instant,
        expiresAt: Instant,
      }),
    ),
  },
  {
    $id: 'GroceryRewards',
    description:
      "N-12, N-70: points that make grocery rewards; dollars off that aren't used up or expired, soonest to expire first.",
  },
);
export type RedemptionResult = Static<typeof RedemptionResult>;
export type Redemption = Omit<Static<typeof Redemption>, 'result'> & { result: RedemptionResult };
export type GroceryRewards = Static<typeof GroceryRewards>;
export const redemptionModels = [RedemptionResult, Redemption, GroceryRewards];

const RequestId = Type.String({ minLength: 8, maxLength: 64 });
const PrizeId = Type.String({ minLength: 1, maxLength: 64 });
const Uuid = Type.String({ format: 'uuid' });
const ofPrize = Type.Object({ prizeId: PrizeId });
export const RedemptionBody = Type.Object(
  {
    programCode: Type.String({ minLength: 1, maxLength: 32 }),
    prizeId: PrizeId,
    prizeType: literals(prizeTypes),
    quantity: Type.Integer({ minimum: 1, maximum: 50, description: 'More than 1 only for SWEEPSTAKES.' }),
    storeId: Type.String({ minLength: 1, maxLength: 16 }),
    expectedCost: Type.Integer({
      minimum: 0,
      maximum: maxInteger,
      description: 'Total points; 0 for a prize the shopper won.',
    }),
    transactionId: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'The win to redeem (G-82); if omitted, the prize is paid for with points.',
      }),
    ),
    deliveryAddressId: Type.Optional(Type.String({ maxLength: 64 })),
    clientRequestId: RequestId,
  },
  { description: 'N-26.' },
);
export type RedemptionBody = Static<typeof RedemptionBody>;
export const ChoiceBody = Type.Object({
  redemptionId: Type.Optional(Uuid),
  transactionId: Type.Optional(Uuid),
  choiceId: PrizeId,
  clientRequestId: RequestId,
});
export type ChoiceBody = Static<typeof ChoiceBody>;

const StockAlertAnswer = Type.Object({ prizeId: Type.String(), stockAlert: Type.Boolean() });

/** Part of `gamesRoutes`: redeeming, choosing, and holding prizes. */
export const redemptionRoutes = {
  redeem: {
    method: 'POST',
    url: '/redemption',
    schema: {
      operationId: 'redeem',
      description:
        'Exactly once per clientRequestId. Refusals: 401 STEP_UP_REQUIRED (N-3); 403 EMPLOYEE_EXCLUDED, NOT_YOUR_STORE, AGE_NOT_MET (details.minimumAge); 409 INSUFFICIENT_POINTS, NEGATIVE_BALANCE, SOLD_OUT, LIMIT_REACHED (details.allowed, details.againFrom), PRICE_CHANGED (details.costPoints), NOT_STARTED, ENDED, EXPIRED, ALREADY_REDEEMED, ONLY_WON, NOT_OPTED_IN, SWEEPSTAKES_CLOSED, SWEEPSTAKES_NOT_OPEN, ENTRY_LIMIT_REACHED, IDEMPOTENCY_KEY_REUSED. No refusal takes points.',
      headers: IdempotencyHeaders,
      body: RedemptionBody,
      response: { 200: Type.Ref('Redemption'), ...refusals },
    },
  },
  choose: {
    method: 'POST',
    url: '/redemption/choice',
    schema: {
      operationId: 'choose',
      description:
        'Chooses from an ALTERNATE_PRIZES prize, either for an open redemption or directly for a win. Refusals: 409 NOT_A_CHOICE, ALREADY_CHOSEN, ALREADY_REDEEMED, EXPIRED, SOLD_OUT; 403 AGE_NOT_MET.',
      headers: IdempotencyHeaders,
      body: ChoiceBody,
      response: { 200: Type.Ref('Redemption'), ...refusals },
    },
  },
  redemptions: {
    method: 'GET',
    url: '/redemptions',
    schema: {
      operationId: 'redemptions',
      description: "The household's redemptions of a prize, newest first.",
      querystring: ofPrize,
      response: { 200: Type.Object({ redemptions: Type.Array(Type.Ref('Redemption')) }), ...refusals },
    },
  },
  redemption: {
    method: 'GET',
    url: '/redemptions/:redemptionId',
    schema: {
      operationId: 'redemption',
      description: "404 for another household's.",
      params: Type.Object({ redemptionId: Uuid }),
      response: { 200: Type.Ref('Redemption'), ...refusals },
    },
  },
  hold: {
    method: 'POST',
    url: '/prizes/:prizeId/hold',
    schema: {
      operationId: 'holdPrize',
      description:
        'Holds one for 24 hours. Refusals: 409 TOO_FEW_POINTS_TO_HOLD, HOLD_EXISTS, SOLD_OUT, LIMIT_REACHED, NOT_STARTED, ENDED, ONLY_WON, NOT_OPTED_IN, NEGATIVE_BALANCE; 403 EMPLOYEE_EXCLUDED, NOT_YOUR_STORE, AGE_NOT_MET.',
      headers: IdempotencyHeaders,
      params: ofPrize,
      response: { 200: Type.Ref('PrizeHold'), ...refusals },
    },
  },
  releaseHold: {
    method: 'DELETE',
    url: '/prizes/:prizeId/hold',
    schema: {
      operationId: 'releasePrizeHold',
      description: 'Without a hold, changes nothing.',
      params: ofPrize,
      response: { 200: Type.Object({ prizeId: Type.String(), released: Type.Boolean() }), ...refusals },
    },
  },
  askForStock: {
    method: 'POST',
    url: '/prizes/:prizeId/stock-alert',
    schema: {
      operationId: 'askForStock',
      description:
        'Sends the household one inbox notice when the prize is back in stock. Repeating the request changes nothing. Refusals: 409 IN_STOCK, NOT_STARTED, ENDED, ONLY_WON.',
      headers: IdempotencyHeaders,
      params: ofPrize,
      response: { 200: StockAlertAnswer, ...refusals },
    },
  },
  forgetStock: {
    method: 'DELETE',
    url: '/prizes/:prizeId/stock-alert',
    schema: {
      operationId: 'forgetStock',
      description: 'Cancels the alert. Without one, changes nothing.',
      params: ofPrize,
      response: { 200: StockAlertAnswer, ...refusals },
    },
  },
  groceryRewards: {
    method: 'GET',
    url: '/rewards',
    schema: {
      operationId: 'groceryRewards',
      response: { 200: Type.Ref('GroceryRewards'), ...refusals },
    },
  },
} as const;
