import Type, { type Static } from 'typebox';
import { ProgramCode } from '../../draws/index.ts';
import {
  IdempotencyHeaders,
  Instant,
  literals,
  LocalDate,
  maxInteger,
  Nullable,
  refusals,
} from '../../platform/http/contract.ts';
import { StoreId } from './parameters.ts';

export const OptInBody = Type.Object(
  {
    programCode: ProgramCode,
    storeId: StoreId,
    rulesVersion: Type.Integer({ minimum: 1, maximum: maxInteger }),
    acceptedRules: Type.Literal(true),
    dateOfBirth: Type.Optional(LocalDate),
    residencyState: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    earnGamePlay: Type.Boolean(),
    marketingConsent: Type.Boolean(),
    clientRequestId: Type.String({ minLength: 8, maxLength: 64 }),
    browserId: Type.String({
      minLength: 8,
      maxLength: 64,
      description: 'Where an age refusal is remembered in addition to the account (N-17).',
    }),
  },
  { description: 'N-15.' },
);
export const OptInAnswer = Type.Object(
  {
    programCode: Type.String(),
    optInStatus: literals(['OPTED_IN']),
    optedInAt: Instant,
    gamePlaysEarned: Type.Integer(),
    totalGamePoints: Type.Integer(),
    alreadyOptedIn: Type.Boolean(),
  },
  { $id: 'OptInAnswer' },
);
export const OptInRequirements = Type.Object(
  {
    programCode: Type.String(),
    needsDateOfBirth: Type.Boolean(),
    needsResidency: Type.Boolean(),
    refusedUntil: Nullable(Instant),
    employeeExcluded: Type.Boolean(),
  },
  { $id: 'OptInRequirements' },
);

export type OptInBody = Static<typeof OptInBody>;
export type OptInAnswer = Static<typeof OptInAnswer>;
export const optInModels = [OptInAnswer, OptInRequirements];

export const optInRoutes = {
  optInRequirements: {
    method: 'GET',
    url: '/gameplay/optin-requirements',
    schema: {
      operationId: 'optInRequirements',
      querystring: Type.Object({
        programCode: ProgramCode,
        storeId: StoreId,
        browserId: Type.String({ maxLength: 64 }),
      }),
      response: { 200: Type.Ref('OptInRequirements'), ...refusals },
    },
  },
  optIn: {
    method: 'POST',
    url: '/gameplay/optin',
    schema: {
      operationId: 'optIn',
      description:
        'Refusals: 403 AGE_NOT_MET, NOT_ELIGIBLE_STATE, EMPLOYEE_EXCLUDED, NOT_YOUR_STORE; 409 RULES_CHANGED, PROGRAM_NOT_STARTED, PROGRAM_ENDED; 400 DATE_OF_BIRTH_REQUIRED, RESIDENCY_REQUIRED.',
      headers: IdempotencyHeaders,
      body: OptInBody,
      response: { 200: Type.Ref('OptInAnswer'), ...refusals },
    },
  },
} as const;
