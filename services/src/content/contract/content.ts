import Type, { type Static } from 'typebox';
import { languages } from '../../../../server-kit/language.ts';
import { literals, LocalDate, refusals } from '../../platform/http/contract.ts';

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
export const GamesTexts = Type.Object(
  { language: literals(languages), programs: Type.Array(Type.Ref('ProgramTexts')) },
  { $id: 'GamesTexts', description: 'What the programs of all divisions are called in one language.' },
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
export const documentNames = ['help', 'contact', 'privacy', 'terms', 'accessibility'] as const;
const DocumentPartId = Type.String({ pattern: '^[a-z-]{1,40}$' });
export const PageDocument = Type.Object(
  {
    name: literals(documentNames),
    title: Type.String(),
    version: Type.String({ description: "Changes with the text; a shopper's acceptance records it." }),
    effectiveFrom: LocalDate,
    lead: Type.String(),
    language: Type.Optional(literals(languages)),
    topics: Type.Optional(
      Type.Array(Type.Object({ id: DocumentPartId, title: Type.String(), imageId: Type.String() }), {
        description: 'What the sections are about, for a page that is looked things up in.',
      }),
    ),
    sections: Type.Array(
      Type.Object({
        id: Type.Optional(DocumentPartId),
        topicId: Type.Optional(DocumentPartId),
        title: Type.String(),
        question: Type.Optional(Type.String({ description: 'As shoppers ask it, when they ask it most.' })),
        text: Type.String({
          description: 'Each line is a paragraph; lines that start with a hyphen are list items.',
        }),
        link: Type.Optional(
          Type.Object({ title: Type.String(), href: Type.String() }, { description: 'Where it is done or seen.' }),
        ),
      }),
    ),
  },
  {
    $id: 'PageDocument',
    description: "A text page. `{banner}` stands for the banner's name, `{forU}` for its program's name.",
  },
);
export type PageDocument = Static<typeof PageDocument>;
export type GamesConfig = Static<typeof GamesConfig>;
export const contentModels = [LeftNavigation, Banner, GamesConfig, GamesTexts, Logo, Logos, PageDocument];

const rand = Type.Object({ rand: Type.Optional(Type.String({ maxLength: 64 })) });
/** Prefix `/content`. Public. */
export const contentRoutes = {
  gamesConfig: {
    method: 'GET',
    url: '/gamesConfig.json',
    schema: { operationId: 'gamesConfig', querystring: rand, response: { 200: Type.Ref('GamesConfig'), ...refusals } },
  },
  gamesTexts: {
    method: 'GET',
    url: '/games-texts/:language.json',
    schema: {
      operationId: 'gamesTexts',
      description:
        'What the games configuration, prizes, and draws say in English, in another language, as far as somebody has written it. 404 TEXTS_NOT_FOUND.',
      params: Type.Object({ language: Type.String({ maxLength: 8 }) }),
      response: { 200: Type.Ref('GamesTexts'), ...refusals },
    },
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
  document: {
    method: 'GET',
    url: '/documents/:name',
    schema: {
      operationId: 'document',
      description:
        "The banner's own text, or else the one shared by all banners; in the language, if there is one in it. 404 DOCUMENT_NOT_FOUND.",
      params: Type.Object({ name: Type.String({ maxLength: 32 }) }),
      querystring: Type.Object({
        banner: Type.String({ maxLength: 32 }),
        language: Type.Optional(literals(languages)),
      }),
      response: { 200: Type.Ref('PageDocument'), ...refusals },
    },
  },
  logos: {
    method: 'GET',
    url: '/logos.json',
    schema: { operationId: 'logos', response: { 200: Type.Ref('Logos'), ...refusals } },
  },
} as const;
