import Type, { type Static } from 'typebox';
import { literals, Nullable } from '../../platform/http/contract.ts';

export const gameKinds = ['WHEEL', 'SCRATCH', 'PICK3', 'COLLECT'] as const;
/** One line of the published odds; the wheel draws one segment for each. `prizeId` null = no prize. */
export const GameOdds = Type.Object(
  {
    label: Type.String(),
    shortLabel: Type.String({ description: 'At most 12 characters; printed on the wheel.' }),
    imageId: Type.String(),
    prizeId: Nullable(Type.String()),
    oneIn: Type.Number(),
  },
  { $id: 'GameOdds' },
);
export const GameConfig = Type.Object(
  {
    programCode: Type.String(),
    kind: literals(gameKinds),
    title: Type.String(),
    tagline: Type.String(),
    earnText: Type.String(),
    optInText: Type.String(),
    costPoints: Type.Integer(),
    maxPlaysPerDay: Type.Integer(),
    maxPlaysTotal: Type.Integer(),
    reducedMotionVariant: Type.Boolean(),
    odds: Type.Array(Type.Ref('GameOdds')),
    board: Nullable(
      Type.Object(
        {
          stamps: Type.Integer(),
          stampImageIds: Type.Array(Type.String()),
          gifts: Type.Array(
            Type.Object({
              atStamp: Type.Integer(),
              prizeId: Type.String(),
              label: Type.String(),
              imageId: Type.String(),
            }),
          ),
        },
        { description: 'COLLECT only.' },
      ),
    ),
    howItWorks: Type.Array(
      Type.Object({
        step: Type.Integer(),
        title: Type.String(),
        body: Type.String(),
        image: literals(['SHOP', 'PLAY', 'WIN']),
      }),
    ),
  },
  { $id: 'GameConfig', description: 'N-19. Texts may contain {cost}, {points}, {redeemBy}.' },
);
export const gameConfigModels = [GameOdds, GameConfig];

/** One GameConfig document (N-19), with its references resolved. */
export type GameConfigDocument = Omit<Static<typeof GameConfig>, 'odds'> & { odds: Static<typeof GameOdds>[] };
