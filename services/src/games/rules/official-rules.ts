import { createHash } from 'node:crypto';

export interface RulesSection {
  title: string;
  text: string;
}

/** What the official rules of a program are written from. */
export interface RulesFacts {
  title: string;
  points: string;
  period: { start: Temporal.Instant; end: Temporal.Instant; redeemBy: Temporal.Instant; timeZone: string };
  minimumAge: number;
  costPoints: number;
  maxPlaysPerDay: number;
  maxPlaysTotal: number;
  episodeDays: number | null;
  /** SEEDED_TIME programs are won at set moments: their odds are estimates (N-21). */
  method: 'ODDS' | 'SEEDED_TIME';
  odds: readonly { label: string; oneIn: number }[];
  prizes: readonly { name: string; arvCents: number; quantityTotal: number | null }[];
  employeesExcluded: boolean;
  voidWhere: readonly string[];
  /** What the game's entries are for; null when it is no sweepstakes (N-27, N-30). */
  sweepstakes: SweepstakesFacts | null;
}

export interface SweepstakesFacts {
  prizeName: string;
  winnerCount: number;
  alternateCount: number;
  entryLimit: number;
  /** Entries that a free entry brings. */
  freeEntries: number;
  drawsAt: Temporal.Instant;
  /** sha256 of the server seed, in hex. */
  commitment: string;
}

/** The sections of the official rules in order, the short form first (N-27). */
export function rulesSections(facts: RulesFacts): RulesSection[] {
  const { period } = facts;
  const day = (at: Temporal.Instant) => inZone(at, period.timeZone, { month: 'short', day: 'numeric' });
  const moment = (at: Temporal.Instant) =>
    `${day(at)}, ${inZone(at, period.timeZone, { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' })}`;
  const whole = facts.episodeDays === null ? 'in the whole game' : `in each ${facts.episodeDays}-day episode`;
  const who =
    facts.minimumAge === 0 ? 'Members of every age may play.' : `Members of ${facts.minimumAge} or older may play.`;
  const excluded = facts.employeesExcluded ? " Associates and their households can't enter this sweepstakes." : '';
  return [
    {
      title: 'No purchase necessary',
      text: 'Buying does not raise your odds. The free way to play gives the same number of plays.',
    },
    {
      title: 'When',
      text: `${day(period.start)} to ${moment(period.end)}. Redeem prizes until ${day(period.redeemBy)}.`,
    },
    {
      title: 'Cost and limits',
      text: `${facts.costPoints} ${facts.points} a play, ${facts.maxPlaysPerDay} plays a day, ${facts.maxPlaysTotal} ${whole}.`,
    },
    {
      title: 'Odds',
      text: oddsText(facts),
    },
    { title: 'Who may play', text: `${who}${excluded}` },
    {
      title: 'Prizes',
      text: `${facts.prizes.map(prizeText).join('; ')}. When a prize is gone or you have reached its limit, you get another one instead, never nothing.`,
    },
    {
      title: 'How a play is decided',
      text: 'Before each play you can see the hash of the number that decides it; after the play the number itself. Pictures show the outcome and never decide it.',
    },
    ...(facts.sweepstakes ? sweepstakesSections(facts.sweepstakes, moment) : []),
    { title: 'Where it is not offered', text: voidText(facts.voidWhere) },
  ];
}

function sweepstakesSections(facts: SweepstakesFacts, moment: (at: Temporal.Instant) => string): RulesSection[] {
  const { prizeName, winnerCount, alternateCount, entryLimit, freeEntries, drawsAt, commitment } = facts;
  const places = winnerCount === 1 ? 'one household wins' : `${winnerCount} households win`;
  return [
    {
      title: 'Sweepstakes',
      text: `${prizeName}: ${places}. A household may have ${entryLimit} entries, whichever way it enters, and wins once.`,
    },
    {
      title: 'Free entry',
      text: `Anyone who may play can enter free with the form, member or not: ${freeEntries === 1 ? 'one entry' : `${freeEntries} entries`} each time, as many as the smallest paid way, up to the same limit.`,
    },
    {
      title: 'How the winner is drawn',
      text: `On ${moment(drawsAt)}. When entries close, their list is frozen and its root published; one person seals it, another throws dice. Seed, root and dice give each entry a score, and the lowest wins; ${alternateCount} alternates stand by. The seed's sha256 is ${commitment}.`,
    },
    {
      title: 'If you win',
      text: 'You are told here and by mail, and have 7 days to claim. After that the prize goes to the next alternate.',
    },
  ];
}

/** Hash of a frozen version in hex: any change of its text, age or states changes it. */
export function rulesHash(rules: {
  programCode: string;
  version: number;
  minimumAge: number;
  sections: readonly RulesSection[];
  voidWhere: readonly string[];
}): string {
  const { programCode, version, minimumAge, sections, voidWhere } = rules;
  const texts = sections.map(({ title, text }) => [title, text]);
  const frozen = JSON.stringify([programCode, version, minimumAge, texts, voidWhere]);
  return createHash('sha256').update(frozen).digest('hex');
}

function oddsText({ method, odds }: RulesFacts): string {
  const lines = odds.map((line) => `${line.label} 1 in ${rounded(line.oneIn)}`).join(', ');
  return method === 'ODDS'
    ? `${lines}. The same for every play, whichever way you enter.`
    : `Prizes wait for set moments; the first play at or after one wins it. Estimated, as the number of plays decides: ${lines}.`;
}

const inZone = (at: Temporal.Instant, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  at.toLocaleString('en-US', { timeZone, ...options }).replaceAll('\u202f', ' ');

const rounded = (oneIn: number): string => oneIn.toLocaleString('en-US', { maximumFractionDigits: 2 });

function prizeText({ name, arvCents, quantityTotal }: RulesFacts['prizes'][number]): string {
  const value = (arvCents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return quantityTotal === null
    ? `${name} (${value})`
    : `${name} (${value}, ${quantityTotal.toLocaleString('en-US')} in all)`;
}

const voidText = (states: readonly string[]): string =>
  states.length === 0 ? 'Where the law forbids it.' : `Void in ${states.join(', ')}, and where the law forbids it.`;
