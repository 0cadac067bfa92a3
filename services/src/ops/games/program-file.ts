import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { isTimeZone, type PrizeContent, type ProgramDraft, ProgramTexts, type Sponsor } from '../../games/index.ts';
import { ConfigError } from '../../platform/config.ts';
import { shapeFaults } from '../../platform/files/shape-faults.ts';
import { literals } from '../../platform/http/contract.ts';
import type { Random } from '../../platform/random.ts';
import { contentOf, prizeDraftOf, PrizeFile } from '../prizes/prize-file.ts';

const text = Type.String({ minLength: 1 });
const count = Type.Integer({ minimum: 0 });
const instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?Z$' });
const closed = { additionalProperties: false };

const ProgramFile = Type.Object(
  {
    code: Type.String({ pattern: '^[A-Z0-9_-]{1,32}$' }),
    type: literals(['DIVISION', 'EPISODIC']),
    divisions: Type.Array(text, { minItems: 1 }),
    startAt: instant,
    endAt: instant,
    redeemBy: instant,
    timeZone: text,
    rulesVersion: Type.Integer({ minimum: 1 }),
    /** The sponsor in the rules; if omitted, SPONSOR_NAME and SPONSOR_ADDRESS. */
    sponsor: Type.Optional(Type.Object({ name: text, address: text }, closed)),
    minAge: Type.Optional(count),
    employeesExcluded: Type.Optional(Type.Boolean()),
    voidWhere: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }))),
    game: Type.Object(
      {
        kind: literals(['WHEEL', 'SCRATCH', 'PICK3']),
        title: text,
        tagline: text,
        costPoints: count,
        maxPlaysPerDay: Type.Integer({ minimum: 1 }),
        maxPlaysTotal: Type.Integer({ minimum: 1 }),
        odds: Type.Array(
          Type.Object(
            {
              label: text,
              shortLabel: Type.String({ minLength: 1, maxLength: 12 }),
              imageId: text,
              prizeId: Type.Union([text, Type.Null()]),
              oneIn: Type.Number({ minimum: 1 }),
            },
            closed,
          ),
          { minItems: 1 },
        ),
      },
      closed,
    ),
    prizes: Type.Array(PrizeFile, { minItems: 1 }),
    /** What it and its prizes are called in Spanish. */
    translations: Type.Optional(Type.Object({ es: Type.Omit(ProgramTexts, ['programCode']) }, closed)),
    sweepstakes: Type.Optional(
      Type.Object(
        {
          prizeName: text,
          prizeValueCents: count,
          imageId: text,
          winnerCount: Type.Integer({ minimum: 1, maximum: 1000 }),
          alternateCount: Type.Integer({ minimum: 0, maximum: 1000 }),
          entryLimit: Type.Integer({ minimum: 1 }),
          drawsAt: instant,
        },
        closed,
      ),
    ),
  },
  closed,
);
const validator = Compile(ProgramFile);

/** A program, what its prizes deliver, and its sponsor if not the default one. */
export type ProgramOfFile = ProgramDraft & { content: PrizeContent; sponsor: Sponsor | null };

/** A program from the text of its file; its server seed is made here and never leaves the database before the draw. @throws ConfigError naming each fault */
export function programOf(json: string, random: Random): ProgramOfFile {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    throw new ConfigError(`The file isn't valid JSON: ${(error as Error).message}`);
  }
  if (!validator.Check(value)) {
    const faults = shapeFaults(validator.Errors(value), 'the program');
    throw new ConfigError(
      `The program can't be launched:\n${faults
        .slice(0, 10)
        .map((fault) => `  ${fault}`)
        .join('\n')}`,
    );
  }
  return draftOf(value, random);
}

function draftOf(file: Static<typeof ProgramFile>, random: Random): ProgramOfFile {
  const { game, prizes, sweepstakes, minAge, employeesExcluded, voidWhere } = file;
  return {
    code: file.code,
    type: file.type,
    divisions: file.divisions,
    startAt: instantOf(file.startAt),
    endAt: instantOf(file.endAt),
    postProgLiveAt: instantOf(file.redeemBy),
    timeZone: zoneOf(file.timeZone),
    uiAttributes: minAge === undefined ? {} : { minAge },
    rulesVersion: file.rulesVersion,
    rulesEffectiveFrom: instantOf(file.startAt),
    ...(employeesExcluded === undefined ? {} : { employeesExcluded }),
    ...(voidWhere === undefined ? {} : { voidWhere }),
    game: { ...game, reducedMotionVariant: true, board: null, earnText: '', optInText: '', howItWorks: [] },
    prizes: prizes.map(prizeDraftOf),
    content: contentOf(prizes),
    sponsor: file.sponsor ?? null,
    ...(file.translations ? { translations: file.translations } : {}),
    ...(sweepstakes
      ? {
          sweepstakes: {
            ...sweepstakes,
            drawsAt: instantOf(sweepstakes.drawsAt),
            serverSeed: random.bytes(32).toString('hex'),
          },
        }
      : {}),
  };
}

function instantOf(text: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(text);
  } catch {
    throw new ConfigError(`The program can't be launched:\n  ${text} isn't a real date and time`);
  }
}

function zoneOf(text: string): string {
  if (!isTimeZone(text)) throw new ConfigError(`The program can't be launched:\n  ${text} isn't a valid time zone`);
  return text;
}
