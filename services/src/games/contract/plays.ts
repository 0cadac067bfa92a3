import Type from 'typebox';
import { ProgramCode } from '../../draws/index.ts';
import { IdempotencyHeaders, Instant, literals, Nullable, refusals } from '../../platform/http/contract.ts';
import { oneProgram } from './parameters.ts';
import { cannotPlayReasons } from './points.ts';

export const PlayProof = Type.Object(
  {
    commit: Type.String({ description: 'sha256 of serverSeed in hex, shown before the play.' }),
    serverSeed: Type.String(),
    clientSeed: Type.String(),
    nonce: Type.Integer(),
    roll: Type.Number({ description: '[0, 1): the first 52 bits of HMAC-SHA256(serverSeed, clientSeed:nonce).' }),
  },
  { $id: 'PlayProof' },
);
export const Play = Type.Object(
  {
    playId: Type.String(),
    receipt: Type.String({ description: 'Short receipt number, like 7F3K-92.' }),
    programCode: Type.String(),
    playedAt: Instant,
    outcome: literals(['WIN', 'NO_WIN']),
    oddsIndex: Nullable(Type.Integer({ description: 'The line in the published odds that came up.' })),
    prize: Nullable(Type.Ref('WonPrize')),
    isAlternate: Type.Boolean({
      description: 'The original prize was gone or capped; this one is awarded instead (N-20, T-41).',
    }),
    pointsSpent: Type.Integer(),
    freePlay: Type.Boolean(),
    stampsBefore: Nullable(Type.Integer()),
    stampsAfter: Nullable(Type.Integer()),
    proof: Type.Ref('PlayProof'),
  },
  { $id: 'Play' },
);
export const PlayAnswer = Type.Object(
  { play: Type.Ref('Play'), points: Type.Ref('ProgramPoints'), nextCommit: Type.String(), replayed: Type.Boolean() },
  { $id: 'PlayAnswer', description: 'N-20.' },
);
export const PostGameDetails = Type.Object(
  {
    programCode: Type.String(),
    lastPlay: Nullable(Type.Ref('Play')),
    balances: Type.Ref('ProgramPoints'),
    canPlayAgain: Type.Boolean(),
    cannotPlayReason: Nullable(literals(cannotPlayReasons)),
    nextPlayAt: Nullable(Instant),
    nextCommit: Nullable(Type.String()),
  },
  { $id: 'PostGameDetails', description: 'N-22.' },
);

export const playModels = [PlayProof, Play, PlayAnswer, PostGameDetails];

export const playRoutes = {
  play: {
    method: 'POST',
    url: '/gameplay/play',
    schema: {
      operationId: 'play',
      description:
        "Exactly once per playKey. Refusals: 409 INSUFFICIENT_POINTS, DAILY_LIMIT, TOTAL_LIMIT, NOT_OPTED_IN, PROGRAM_ENDED, PROGRAM_NOT_STARTED; 404 for another shopper's key.",
      headers: IdempotencyHeaders,
      body: Type.Object({
        programCode: ProgramCode,
        playKey: Type.String({ minLength: 8, maxLength: 64 }),
        clientSeed: Type.String({ minLength: 1, maxLength: 128 }),
        picks: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 8 }), { maxItems: 3 })),
      }),
      response: { 200: Type.Ref('PlayAnswer'), ...refusals },
    },
  },
  takeFreePlay: {
    method: 'POST',
    url: '/gameplay/freeplay',
    schema: {
      operationId: 'takeFreePlay',
      description:
        'A play without a purchase, one at a time, within the same limits as any other play (N-28). While one is waiting, another request changes nothing. Refusals: 409 NOT_OPTED_IN, PROGRAM_NOT_STARTED, PROGRAM_ENDED, DAILY_LIMIT, TOTAL_LIMIT; 403 EMPLOYEE_EXCLUDED.',
      headers: IdempotencyHeaders,
      body: Type.Object({ programCode: ProgramCode }),
      response: { 200: Type.Object({ programCode: ProgramCode, points: Type.Ref('ProgramPoints') }), ...refusals },
    },
  },
  postGameDetails: {
    method: 'GET',
    url: '/gameplay/postgamedetails',
    schema: {
      operationId: 'postGameDetails',
      querystring: oneProgram,
      response: { 200: Type.Ref('PostGameDetails'), ...refusals },
    },
  },
} as const;
