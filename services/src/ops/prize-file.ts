import Type, { type Static } from 'typebox';
import { prizeTypes } from '../games/rules/prize-types.ts';
import type { PrizeDraft } from '../games/programs/publish.ts';
import type { PrizeContent } from '../games/programs/publish-prizes.ts';
import { poolProblem } from '../games/rules/prize-details.ts';
import type { PrizeDetails } from '../games/store/tables-prizes.ts';
import { ConfigError } from '../platform/config.ts';
import { literals } from '../platform/contract.ts';

const text = Type.String({ minLength: 1 });
const count = Type.Integer({ minimum: 0 });
const closed = { additionalProperties: false };

/** A prize as a program file has it; what is left out has no limit, costs nothing and brings nothing by itself. */
export const PrizeFile = Type.Object(
  {
    prizeId: text,
    prizeType: literals(prizeTypes),
    rewardKind: literals(['EARN', 'BURN', 'SWEEPSTAKES']),
    name: text,
    imageId: text,
    arvCents: count,
    shortDescription: Type.Optional(text),
    description: Type.Optional(text),
    costPoints: Type.Optional(count),
    quantity: Type.Optional(count),
    perUserLimit: Type.Optional(Type.Integer({ minimum: 1 })),
    perDayLimit: Type.Optional(Type.Integer({ minimum: 1 })),
    entries: Type.Optional(count),
    points: Type.Optional(count),
    alternateRank: Type.Optional(count),
    /** Years that a shopper must be; left out, 18 for SWEEPSTAKES, else the program's minimum alone. */
    minAge: Type.Optional(count),
    /** REWARD: cents that are credited; left out, its value. */
    rewardCents: Type.Optional(Type.Integer({ minimum: 1 })),
    /** FRESH_PASS: months; left out, one. */
    months: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    /** B4U_OFFER: the campaign that each household's own offer comes from. */
    offerId: Type.Optional(text),
    /** VENDOR: whose code it is, and the codes, one for each. */
    vendor: Type.Optional(
      Type.Object({ name: text, url: Type.Optional(text), instructions: Type.Optional(text) }, closed),
    ),
    codes: Type.Optional(Type.Array(text, { minItems: 1 })),
    /** RECIPE. */
    recipe: Type.Optional(
      Type.Object(
        {
          title: text,
          servings: Type.Integer({ minimum: 1 }),
          minutes: Type.Integer({ minimum: 1 }),
          ingredients: Type.Array(Type.Object({ quantity: Type.String(), name: text }, closed), { minItems: 1 }),
          steps: Type.Array(text, { minItems: 1 }),
        },
        closed,
      ),
    ),
    /** ALTERNATE_PRIZES: prize ids to choose from, and the one that is given when nothing is chosen. */
    choices: Type.Optional(Type.Object({ prizeIds: Type.Array(text, { minItems: 2 }), defaultId: text }, closed)),
  },
  closed,
);
type PrizeFile = Static<typeof PrizeFile>;

/** What prizes of a file hand out. @throws ConfigError for a prize with more stock than codes */
export function contentOf(prizes: readonly PrizeFile[]): PrizeContent {
  const problems = prizes.flatMap(({ prizeId, prizeType, quantity, codes = [] }) =>
    prizeType === 'VENDOR' ? (poolProblem(prizeId, quantity ?? null, codes.length) ?? []) : [],
  );
  if (problems.length > 0) throw new ConfigError(`The program can't be launched:\n  ${problems.join('\n  ')}`);
  return {
    recipes: prizes.flatMap(({ prizeId, imageId, recipe }) =>
      recipe ? [{ recipe_id: prizeId, image_id: imageId, ...recipe }] : [],
    ),
    vendorCodes: Object.fromEntries(prizes.flatMap(({ prizeId, codes }) => (codes ? [[prizeId, codes]] : []))),
  };
}

/** A prize of a file as it is published. */
export function prizeDraftOf(prize: PrizeFile): PrizeDraft {
  return {
    prize_id: prize.prizeId,
    prize_type: prize.prizeType,
    reward_kind: prize.rewardKind,
    name: prize.name,
    image_id: prize.imageId,
    arv_cents: prize.arvCents,
    ...given('short_description', prize.shortDescription),
    ...given('description', prize.description),
    ...given('cost_points', prize.costPoints),
    ...given('quantity_total', prize.quantity),
    ...given('per_user_limit', prize.perUserLimit),
    ...given('per_day_limit', prize.perDayLimit),
    ...given('entries', prize.entries),
    ...given('points', prize.points),
    ...given('alternate_rank', prize.alternateRank),
    ...given('minimum_age', prize.minAge),
    details: detailsOf(prize),
  };
}

const detailsOf = ({ prizeId, rewardCents, months, offerId, vendor, recipe, choices }: PrizeFile): PrizeDetails => ({
  ...given('rewardCents', rewardCents),
  ...given('months', months),
  ...given('offerId', offerId),
  ...given('vendor', vendor),
  ...given('recipeId', recipe && prizeId),
  ...given('choices', choices),
});

function given<K extends string, V>(name: K, value: V | undefined): Record<K, V> | Record<string, never> {
  return value === undefined ? {} : ({ [name]: value } as Record<K, V>);
}
