import Type, { type Static } from 'typebox';
import {
  poolProblem,
  type PrizeContent,
  type PrizeDetails,
  type PrizeDraft,
  prizeTypes,
  rewardKinds,
} from '../../games/index.ts';
import { ConfigError } from '../../platform/config.ts';
import { literals } from '../../platform/http/contract.ts';

const text = Type.String({ minLength: 1 });
const count = Type.Integer({ minimum: 0 });
const closed = { additionalProperties: false };

/** A prize as a program file has it; omitted fields mean no limit, no cost, and nothing granted. */
export const PrizeFile = Type.Object(
  {
    prizeId: text,
    prizeType: literals(prizeTypes),
    rewardKind: literals(rewardKinds),
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
    /** Minimum age in years; if omitted, 18 for SWEEPSTAKES, else only the program's minimum. */
    minAge: Type.Optional(count),
    /** REWARD: cents credited; its value if omitted. */
    rewardCents: Type.Optional(Type.Integer({ minimum: 1 })),
    /** FRESH_PASS: months; one if omitted. */
    months: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    /** B4U_OFFER: the campaign that each household's own offer comes from. */
    offerId: Type.Optional(text),
    /** B4U_OFFER: whose goods it comes off in a cart, such as `bread-bakery`; nobody's if omitted. */
    departmentId: Type.Optional(text),
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
    /** ALTERNATE_PRIZES: prize IDs to choose from, and the default. */
    choices: Type.Optional(Type.Object({ prizeIds: Type.Array(text, { minItems: 2 }), defaultId: text }, closed)),
  },
  closed,
);
type PrizeFile = Static<typeof PrizeFile>;

/** What the prizes in a file deliver. @throws ConfigError for a prize with more stock than codes */
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

/** A prize from a file, ready to publish. */
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

const detailsOf = ({ prizeId, recipe, ...prize }: PrizeFile): PrizeDetails => ({
  ...given('rewardCents', prize.rewardCents),
  ...given('months', prize.months),
  ...given('offerId', prize.offerId),
  ...given('departmentId', prize.departmentId),
  ...given('vendor', prize.vendor),
  ...given('recipeId', recipe && prizeId),
  ...given('choices', prize.choices),
});

function given<K extends string, V>(name: K, value: V | undefined): Record<K, V> | Record<string, never> {
  return value === undefined ? {} : ({ [name]: value } as Record<K, V>);
}
