import Type, { type Static } from 'typebox';
import { UserType } from '../../identity/index.ts';
import { IdempotencyHeaders, Instant, literals, Nullable, refusals } from '../../platform/http/contract.ts';
import { knownRefusals } from '../rules/opt-in.ts';
import { codes, oneProgram, StoreId } from './parameters.ts';

export const StandIn = Type.Object(
  {
    prizeId: Type.String({ description: "The prize this shopper can't win." }),
    reason: literals(['AGE_NOT_MET', 'EMPLOYEE_EXCLUDED']),
    awardedId: Type.Optional(Type.String({ description: 'The prize that a play awards instead.' })),
    name: Type.String({ description: 'What a play awards instead, at the same odds.' }),
    imageId: Type.String(),
  },
  { $id: 'StandIn' },
);
export const Program = Type.Object(
  {
    code: Type.String(),
    type: literals(['DIVISION', 'EPISODIC']),
    optInStatus: literals(['OPTED_IN', 'NOT_OPTED_IN']),
    startDate: Instant,
    endDate: Instant,
    postProgLiveDate: Instant,
    timeZone: Type.String({ description: 'IANA time zone of the requested store (X-9).' }),
    howItWorks: Type.Boolean({ description: 'Has this household seen how the game works?' }),
    uiAttributes: Type.Object({
      FAQURL: Type.Optional(Type.String()),
      RULESURL: Type.Optional(Type.String()),
      GAMEURL: Type.Optional(Type.String()),
      tokenLabelSingular: Type.Optional(Type.String()),
      tokenLabelPlural: Type.Optional(Type.String()),
      minAge: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    rulesVersion: Type.Integer(),
    optInRefusal: Type.Optional(
      Type.Union([literals(knownRefusals), Type.Null()], {
        description:
          'What already rules out an opt-in for this shopper, whatever they answer (N-5); null or omitted when nothing is known.',
      }),
    ),
    standIns: Type.Optional(
      Type.Array(Type.Ref('StandIn'), {
        description:
          "Prizes this shopper can't win because of age or as an associate, and what they get instead (N-5, T-30); none if omitted.",
      }),
    ),
  },
  { $id: 'Program', description: 'G-37, G-38.' },
);
export const SweepstakesWinner = Type.Object(
  { displayed: Type.Boolean(), prizeId: Type.String(), programCode: Type.String() },
  { $id: 'SweepstakesWinner', description: 'G-41.' },
);
export const Programs = Type.Object(
  {
    userOptedInPrograms: Type.Array(Type.Ref('Program')),
    storePrograms: Type.Array(Type.Ref('Program')),
    sweepstakesWinners: Type.Array(Type.Ref('SweepstakesWinner')),
    optInEnhancementsEnabled: Type.Boolean(),
  },
  {
    $id: 'Programs',
    description:
      "G-40: storePrograms are the store's programs that the household has not opted in to; a program appears in only one list.",
  },
);
export const OfficialRules = Type.Object(
  {
    programCode: Type.String(),
    version: Type.Integer(),
    hash: Type.String(),
    effectiveFrom: Instant,
    minimumAge: Nullable(Type.Integer()),
    sections: Type.Array(
      Type.Object({
        title: Type.String(),
        text: Type.String({ description: 'Each line is a paragraph; lines starting with a hyphen are list items.' }),
      }),
    ),
    voidWhere: Type.Array(Type.String({ description: 'Two-letter state codes.' })),
    programTitle: Type.String(),
    timeZone: Type.String({ description: 'IANA time zone of the dates in the text.' }),
  },
  { $id: 'OfficialRules', description: 'N-27: frozen once the program is live; the text names the sponsor.' },
);

type StandIns = { standIns?: Static<typeof StandIn>[] };
export type Program = Omit<Static<typeof Program>, 'standIns'> & StandIns;
export type OfficialRules = Static<typeof OfficialRules>;
export const programModels = [StandIn, Program, SweepstakesWinner, Programs, OfficialRules];

/** The games of a store, their official rules, and their instructions. */
export const programRoutes = {
  programs: {
    method: 'GET',
    url: '/programs',
    schema: {
      operationId: 'programs',
      querystring: Type.Object({ storeId: StoreId, userType: UserType, programCodes: Type.Optional(codes) }),
      response: { 200: Type.Ref('Programs'), ...refusals },
    },
  },
  rules: {
    method: 'GET',
    url: '/programs/:programCode/rules',
    schema: {
      operationId: 'officialRules',
      description: "Public. With a store, 404 if its division doesn't have the program.",
      params: oneProgram,
      querystring: Type.Object({ storeId: Type.Optional(StoreId) }),
      response: { 200: Type.Ref('OfficialRules'), ...refusals },
    },
  },
  howItWorks: {
    method: 'POST',
    url: '/update/howitworks',
    schema: {
      operationId: 'markHowItWorksSeen',
      headers: IdempotencyHeaders,
      querystring: oneProgram,
      response: { 200: Type.Object({ programCode: Type.String(), howItWorks: Type.Literal(true) }), ...refusals },
    },
  },
} as const;
