import Type, { type Static } from 'typebox';
import { literals, Nullable, refusals } from '../platform/contract.ts';

export const LeftNavigation = Type.Object(
  {
    banner: Type.String(),
    items: Type.Array(
      Type.Object({ id: Type.String(), title: Type.String(), href: Type.String(), icon: Type.String() }),
    ),
  },
  { $id: 'LeftNavigation', description: 'N-73.' },
);

export const gameKinds = ['WHEEL', 'SCRATCH', 'PICK3', 'COLLECT'] as const;
/** One line of the published odds; the wheel draws one segment for each. `prizeId` null = no prize. */
export const GameOdds = Type.Object(
  {
    label: Type.String(),
    shortLabel: Type.String({ description: 'At most 12 characters: printed on the wheel.' }),
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
  { $id: 'GameConfig', description: 'N-19. Texts may hold {cost}, {points}, {redeemBy}.' },
);
export const GamesConfig = Type.Object(
  {
    version: Type.String(),
    defaultMinimumAge: Type.Integer({ description: 'G-71.' }),
    banners: Type.Array(Type.Ref('Banner')),
    games: Type.Array(Type.Ref('GameConfig')),
    flags: Type.Object({ optInEnhancementsEnabled: Type.Boolean() }),
  },
  { $id: 'GamesConfig' },
);
export const Banner = Type.Object(
  {
    key: Type.String(),
    name: Type.String(),
    host: Type.String(),
    brandColor: Type.String({ description: 'sRGB hex.' }),
    division: Type.String(),
    themed: Type.Boolean(),
  },
  { $id: 'Banner' },
);
export const Logo = Type.Object({ src: Type.String(), altText: Type.String() }, { $id: 'Logo' });
export const Logos = Type.Object(
  {
    root: Type.Object({
      responsivegrid: Type.Object({
        j4u_logos: Type.Object({
          freshPassLogo: Type.Ref('Logo'),
          forULogo: Type.Ref('Logo'),
          rewardsLogo: Type.Ref('Logo'),
          defaultLogo: Type.Ref('Logo'),
        }),
      }),
    }),
  },
  { $id: 'Logos', description: 'S-211.' },
);
export type GamesConfig = Static<typeof GamesConfig>;
export const contentModels = [LeftNavigation, GameOdds, GameConfig, Banner, GamesConfig, Logo, Logos];

const rand = Type.Object({ rand: Type.Optional(Type.String({ maxLength: 64 })) });
/** Prefix `/content`. Public. */
export const contentRoutes = {
  gamesConfig: {
    method: 'GET',
    url: '/gamesConfig.json',
    schema: { operationId: 'gamesConfig', querystring: rand, response: { 200: Type.Ref('GamesConfig'), ...refusals } },
  },
  leftNavigation: {
    method: 'GET',
    url: '/left-navigation/:banner.json',
    schema: {
      operationId: 'leftNavigation',
      description: '404 when the banner has none of its own; `master` always has one (G-24).',
      params: Type.Object({ banner: Type.String({ maxLength: 32 }) }),
      response: { 200: Type.Ref('LeftNavigation'), ...refusals },
    },
  },
  logos: {
    method: 'GET',
    url: '/logos.json',
    schema: { operationId: 'logos', response: { 200: Type.Ref('Logos'), ...refusals } },
  },
} as const;
