import Type, { type Static } from 'typebox';

const text = Type.String({ minLength: 1 });
const closed = { additionalProperties: false };
const optional = Type.Optional(text);
const texts = (description: string) => Type.Optional(Type.Array(text, { description }));

const PrizeTexts = Type.Object(
  {
    prizeId: text,
    name: text,
    shortDescription: optional,
    description: optional,
    disclaimer: optional,
    terms: optional,
    instructions: Type.Optional(Type.String({ minLength: 1, description: 'VENDOR: how its code is used.' })),
  },
  closed,
);
const RecipeTexts = Type.Object(
  {
    recipeId: text,
    title: text,
    ingredients: Type.Array(Type.Object({ quantity: Type.String(), name: text }, closed)),
    steps: Type.Array(text),
  },
  closed,
);

export const ProgramTexts = Type.Object(
  {
    programCode: text,
    title: text,
    tagline: optional,
    earnText: optional,
    optInText: optional,
    pointLabels: Type.Optional(Type.Object({ singular: text, plural: text }, closed)),
    howItWorks: Type.Optional(
      Type.Array(Type.Object({ title: text, body: text }, closed), {
        description: 'Each step of the game, in its order.',
      }),
    ),
    odds: Type.Optional(
      Type.Array(Type.Object({ label: text, shortLabel: text }, closed), {
        description: 'Each line of the odds, in its order.',
      }),
    ),
    gifts: texts('COLLECT: the label of each gift of the board, in its order.'),
    drawPrizeName: Type.Optional(Type.String({ minLength: 1, description: 'What its sweepstakes gives away.' })),
    prizes: Type.Optional(Type.Array(PrizeTexts)),
    recipes: Type.Optional(Type.Array(RecipeTexts)),
  },
  {
    $id: 'ProgramTexts',
    description:
      'What a program and its prizes are called in another language (N-19, N-25). What is left out stays as the program has it. Texts may contain {cost}, {points}, {redeemBy}.',
  },
);
export type PrizeTexts = Static<typeof PrizeTexts>;
export type RecipeTexts = Static<typeof RecipeTexts>;
export type ProgramTexts = Static<typeof ProgramTexts>;
