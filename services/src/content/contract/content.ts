import Type, { type Static } from 'typebox';
import { refusals } from '../../platform/http/contract.ts';

export const LeftNavigation = Type.Object(
  {
    banner: Type.String(),
    items: Type.Array(
      Type.Object({ id: Type.String(), title: Type.String(), href: Type.String(), icon: Type.String() }),
    ),
  },
  { $id: 'LeftNavigation', description: 'N-73.' },
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
export const contentModels = [LeftNavigation, Banner, GamesConfig, Logo, Logos];

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
