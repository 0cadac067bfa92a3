import type { ProgramDraft } from '../../games/index.ts';
import type { Random } from '../../platform/random.ts';
import type { Season } from '../season.ts';
import { entry, game, otherwise, ownLinks, standIns, wins } from './draft.ts';

type Draw = Pick<NonNullable<ProgramDraft['sweepstakes']>, 'prizeName' | 'prizeValueCents' | 'imageId'> & {
  winners?: number;
};

const draws: Readonly<Record<string, Draw>> = {
  'HARVEST-SPIN': { prizeName: 'Groceries for a year', prizeValueCents: 520_000, imageId: 'shopping-bags' },
  'PANTRY-PICK-3': { prizeName: 'A full pantry', prizeValueCents: 50_000, imageId: 'honey-pot' },
  'SUMMER-COOKOUT': {
    prizeName: 'Free groceries for a month',
    prizeValueCents: 60_000,
    imageId: 'trophy',
    winners: 2,
  },
  'WINTER-WONDERS': { prizeName: 'A winter feast for ten', prizeValueCents: 45_000, imageId: 'poultry-leg' },
  'GRAND-GIVEAWAY': { prizeName: 'A kitchen of your own', prizeValueCents: 1_000_000, imageId: 'trophy', winners: 3 },
  'CITRUS-DROP': { prizeName: 'Fruit every week for a year', prizeValueCents: 104_000, imageId: 'tangerine' },
  'SPRING-PICNIC': { prizeName: 'A picnic for twelve', prizeValueCents: 30_000, imageId: 'basket' },
};

/** The program with its draw, if its entries are for one: three days after its end, at 2 PM. */
export function withSweepstakes(program: ProgramDraft, random: Random): ProgramDraft {
  const draw = draws[program.code];
  if (!draw) return program;
  const { winners = 1, ...prize } = draw;
  const day = program.endAt.toZonedDateTimeISO(program.timeZone).toPlainDate().add({ days: 3 });
  const drawsAt = day.toZonedDateTime({ timeZone: program.timeZone, plainTime: '14:00' }).toInstant();
  const serverSeed = random.bytes(32).toString('hex');
  return {
    ...program,
    sweepstakes: { ...prize, winnerCount: winners, alternateCount: 3, entryLimit: 50, drawsAt, serverSeed },
  };
}

/** Over and redeemed: only its draw still matters. */
export const springPicnic = (season: Season, divisions: readonly string[]): ProgramDraft => ({
  code: 'SPRING-PICNIC',
  type: 'DIVISION',
  divisions,
  startAt: season.begins(-80),
  endAt: season.ends(-31),
  postProgLiveAt: season.ends(-17),
  timeZone: season.timeZone,
  uiAttributes: ownLinks('SPRING-PICNIC'),
  rulesVersion: 1,
  rulesEffectiveFrom: season.begins(-81),
  welcomePlays: 0,
  game: game({
    kind: 'SCRATCH',
    title: 'Spring Picnic',
    tagline: 'Six squares on the picnic blanket.',
    odds: otherwise([wins('picnic-entries', 4, 'ticket', '5 sweepstakes entries', '5 entries')], 'Next time', 'sun'),
  }),
  prizes: [entry('picnic-entries', 5), ...standIns('picnic')],
  position: 11,
});
