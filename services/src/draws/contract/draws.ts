import Type, { type Static } from 'typebox';
import { emailPattern } from '../../../../server-kit/email-address.ts';
import { IdempotencyHeaders, Instant, literals, LocalDate, Nullable, refusals } from '../../platform/http/contract.ts';
import { zipPattern } from '../../../../server-kit/zip-code.ts';

export const drawStates = ['OPEN', 'CLOSED', 'SEALED', 'DRAWN', 'VERIFIED', 'PUBLISHED'] as const;
export const winnerStatuses = [
  'ALTERNATE',
  'SELECTED',
  'NOTIFIED',
  'CLAIMED',
  'VERIFIED',
  'FULFILLED',
  'FORFEITED',
] as const;
export const ProgramCode = Type.String({ minLength: 1, maxLength: 32, pattern: '^[A-Za-z0-9_-]+$' });
const DrawId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[a-z0-9_-]+$' });

export const DrawPlace = Type.Object(
  {
    place: Type.Integer({ description: 'Starts at 1; places after winnerCount are alternates.' }),
    entryId: Type.String(),
    household: Type.String({ description: 'Pseudonym, unique to this draw.' }),
    score: Type.String(),
    status: literals(winnerStatuses),
  },
  { $id: 'DrawPlace' },
);
export const Draw = Type.Object(
  {
    drawId: Type.String(),
    programCode: Type.String(),
    programTitle: Type.String(),
    prizeId: Type.String(),
    prizeName: Type.String(),
    prizeValueCents: Type.Integer(),
    imageId: Type.String(),
    state: literals(drawStates),
    winnerCount: Type.Integer(),
    alternateCount: Type.Integer(),
    entryLimit: Type.Integer({ description: 'Most entries a household can have, across all ways to enter (T-60).' }),
    freeEntries: Type.Integer({ description: 'Entries granted by one free entry (N-28).' }),
    minimumAge: Type.Optional(
      Type.Integer({
        minimum: 0,
        description:
          "Minimum age in years for an entry; 0 or omitted means only the program's minimum age applies (T-30).",
      }),
    ),
    opensAt: Instant,
    closesAt: Instant,
    drawsAt: Instant,
    timeZone: Type.String(),
    rulesVersion: Type.Integer(),
    rulesHash: Type.String(),
    entryCount: Type.Integer({ description: 'So far, while open.' }),
    householdCount: Type.Integer(),
    commitment: Type.String({ description: 'sha256 of the server seed in hex, published at launch.' }),
    committedAt: Instant,
    closedAt: Nullable(Instant),
    merkleRoot: Nullable(Type.String()),
    sealedAt: Nullable(Instant),
    sealedBy: Nullable(Type.String()),
    dice: Nullable(Type.String({ description: 'Rolled by the second person.' })),
    serverSeed: Nullable(Type.String({ description: 'Revealed when drawn.' })),
    randomness: Nullable(Type.String()),
    drawnAt: Nullable(Instant),
    drawnBy: Nullable(Type.String()),
    verifiedAt: Nullable(Instant),
    publishedAt: Nullable(Instant),
    places: Type.Array(Type.Ref('DrawPlace'), { description: 'Winners and alternates; empty until published.' }),
    file: Nullable(Type.String({ description: 'Path to the published file; null until published.' })),
  },
  { $id: 'Draw', description: 'N-30. No personal data.' },
);
export const MyEntries = Type.Object(
  {
    drawId: Type.String(),
    entries: Type.Integer(),
    entryLimit: Type.Integer(),
    entryIds: Type.Array(Type.String(), { description: 'The newest 100.' }),
    household: Type.String({ description: "This household's pseudonym in the draw." }),
    bestPlace: Type.Optional(
      Type.Union([Type.Integer({ minimum: 1 }), Type.Null()], {
        description: "Rank of the household's best entry among all entries; null until the draw is published.",
      }),
    ),
  },
  { $id: 'MyEntries' },
);
export const DrawWin = Type.Object(
  {
    programCode: Type.String(),
    programTitle: Type.String(),
    drawId: Type.String(),
    prizeId: Type.String(),
    prizeName: Type.String(),
    prizeValueCents: Type.Integer(),
    imageId: Type.String(),
    drawDate: Instant,
    claimBy: Instant,
    displayed: Type.Boolean(),
    status: literals(winnerStatuses),
    timeZone: Type.String(),
  },
  { $id: 'DrawWin', description: 'N-31.' },
);
export const FreeEntryChallenge = Type.Object(
  {
    programCode: Type.String(),
    challenge: Type.String({ description: 'JSON for `solveChallenge` of altcha-lib.' }),
    expiresAt: Instant,
  },
  { $id: 'FreeEntryChallenge', description: 'A small proof of work instead of an image puzzle (N-28).' },
);
export const FreeEntryAnswer = Type.Object(
  {
    programCode: Type.String(),
    drawId: Type.String(),
    entryIds: Type.Array(Type.String()),
    entries: Type.Integer({ description: "The household's current entries, across all ways to enter." }),
    entryLimit: Type.Integer(),
    drawsAt: Instant,
  },
  { $id: 'FreeEntryAnswer' },
);
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
export const FreeEntryBody = Type.Object(
  {
    programCode: ProgramCode,
    name: text(101),
    address: text(60),
    address2: Type.Optional(Type.String({ maxLength: 40 })),
    city: text(40),
    state: Type.String({ pattern: '^[A-Z]{2}$' }),
    zipCode: Type.String({ pattern: zipPattern }),
    email: Type.String({ minLength: 3, maxLength: 254, pattern: emailPattern }),
    dateOfBirth: LocalDate,
    proofOfWork: Type.String({
      minLength: 2,
      maxLength: 4096,
      description: 'JSON of {challenge, solution} of altcha-lib.',
    }),
    browserId: Type.String({ minLength: 8, maxLength: 64 }),
    clientRequestId: Type.String({ minLength: 8, maxLength: 64 }),
  },
  { description: 'N-28.' },
);
export type FreeEntryBody = Static<typeof FreeEntryBody>;
export type Draw = Static<typeof Draw>;

export const drawModels = [DrawPlace, Draw, MyEntries, DrawWin, FreeEntryChallenge, FreeEntryAnswer];

const oneDraw = Type.Object({ drawId: DrawId });
const theWin = { prizeId: Type.String({ maxLength: 64 }), programCode: ProgramCode };

/** Prefix `/games`: draws are public, wins belong to a household. */
export const drawRoutes = {
  draws: {
    method: 'GET',
    url: '/draws',
    schema: {
      operationId: 'draws',
      querystring: Type.Object({ programCode: Type.Optional(ProgramCode) }),
      response: { 200: Type.Object({ draws: Type.Array(Type.Ref('Draw')) }), ...refusals },
    },
  },
  draw: {
    method: 'GET',
    url: '/draws/:drawId',
    schema: { operationId: 'draw', params: oneDraw, response: { 200: Type.Ref('Draw'), ...refusals } },
  },
  drawFile: {
    method: 'GET',
    url: '/draws/:drawId/file',
    schema: {
      operationId: 'drawFile',
      description: 'The published file as JSON lines; 404 until published. See docs/draw-file.md.',
      produces: ['application/jsonl'],
      params: oneDraw,
    },
  },
  myEntries: {
    method: 'GET',
    url: '/draws/:drawId/entries/mine',
    schema: { operationId: 'myEntries', params: oneDraw, response: { 200: Type.Ref('MyEntries'), ...refusals } },
  },
  winners: {
    method: 'GET',
    url: '/sweepstake/winner',
    schema: {
      operationId: 'sweepstakeWinner',
      description: "G-85: wins the household hasn't acknowledged, in one program or all.",
      querystring: Type.Object({ programCode: Type.Optional(ProgramCode) }),
      response: { 200: Type.Object({ sweepstakesWinners: Type.Array(Type.Ref('DrawWin')) }), ...refusals },
    },
  },
  wins: {
    method: 'GET',
    url: '/sweepstake/wins',
    schema: {
      operationId: 'sweepstakeWins',
      description: "All of the household's wins, acknowledged or not.",
      response: { 200: Type.Object({ wins: Type.Array(Type.Ref('DrawWin')) }), ...refusals },
    },
  },
  acknowledge: {
    method: 'POST',
    url: '/update/sweepstakes/wins',
    schema: {
      operationId: 'acknowledgeWin',
      description: 'G-86: never shown again; the claim stays open.',
      headers: IdempotencyHeaders,
      body: Type.Object({ ...theWin, displayed: Type.Literal(true) }),
      response: {
        200: Type.Object({ programCode: Type.String(), prizeId: Type.String(), displayed: Type.Literal(true) }),
        ...refusals,
      },
    },
  },
  claim: {
    method: 'POST',
    url: '/sweepstake/claim',
    schema: {
      operationId: 'claimWin',
      description: 'Refusals: 401 STEP_UP_REQUIRED, 409 CLAIM_EXPIRED.',
      headers: IdempotencyHeaders,
      body: Type.Object(theWin),
      response: { 200: Type.Ref('DrawWin'), ...refusals },
    },
  },
  freeEntryChallenge: {
    method: 'GET',
    url: '/amoe/challenge',
    schema: {
      operationId: 'freeEntryChallenge',
      querystring: Type.Object({ programCode: ProgramCode }),
      response: { 200: Type.Ref('FreeEntryChallenge'), ...refusals },
    },
  },
  enterFree: {
    method: 'POST',
    url: '/amoe',
    schema: {
      operationId: 'enterFree',
      description:
        'For members and visitors. Refusals: 400 PROOF_OF_WORK_INVALID, DATE_OF_BIRTH_INVALID, STATE_INVALID; 403 EMPLOYEE_EXCLUDED, AGE_NOT_MET, NOT_ELIGIBLE_STATE; 409 SWEEPSTAKES_CLOSED, SWEEPSTAKES_NOT_OPEN, ENTRY_LIMIT_REACHED.',
      headers: IdempotencyHeaders,
      body: FreeEntryBody,
      response: { 200: Type.Ref('FreeEntryAnswer'), ...refusals },
    },
  },
} as const;
