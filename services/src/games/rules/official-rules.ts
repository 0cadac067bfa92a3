import { createHash } from 'node:crypto';
import type { EarningRule } from './earning.ts';
import { earningText, listed } from './earning-text.ts';

export interface RulesSection {
  title: string;
  text: string;
}

/** Who stands behind a program, as its rules name them. */
export interface Sponsor {
  name: string;
  /** In one line. */
  address: string;
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
  /** How orders earn its points (T-50). */
  earning: EarningRule;
  /** `minimumAge` in years, 0 = the program's alone (T-30). */
  prizes: readonly { name: string; arvCents: number; quantityTotal: number | null; minimumAge: number }[];
  employeesExcluded: boolean;
  voidWhere: readonly string[];
  sponsor: Sponsor;
  /** Free plays that opting in brings. */
  welcomePlays: number;
  /** What the game's entries are for; null when it is no sweepstakes (N-27, N-30). */
  sweepstakes: SweepstakesFacts | null;
}

export interface SweepstakesFacts {
  prizeName: string;
  prizeValueCents: number;
  winnerCount: number;
  alternateCount: number;
  entryLimit: number;
  /** Years for an entry; 0 = the program's minimum alone. */
  minimumAge: number;
  /** Entries that a free entry brings. */
  freeEntries: number;
  drawsAt: Temporal.Instant;
  /** sha256 of the server seed, in hex. */
  commitment: string;
}

/** The sections of the official rules in order, the short form first: every part that N-27 names. */
export function rulesSections(facts: RulesFacts): RulesSection[] {
  const { period, points, costPoints, sweepstakes } = facts;
  const day = (at: Temporal.Instant) => inZone(at, period.timeZone, { month: 'short', day: 'numeric' });
  const moment = (at: Temporal.Instant) =>
    `${day(at)}, ${inZone(at, period.timeZone, { hour: 'numeric', minute: '2-digit', timeZoneName: 'shortGeneric' })}`;
  return [
    { title: 'No purchase necessary', text: `Buying does not raise your odds. ${freeWay(facts)}` },
    { title: 'Sponsor', text: `${facts.sponsor.name}, ${facts.sponsor.address}.` },
    {
      title: 'When',
      text: `${day(period.start)} to ${moment(period.end)}. Redeem prizes until ${day(period.redeemBy)}.`,
    },
    { title: 'Who may play', text: whoText(facts) },
    {
      title: 'How to enter',
      text: `Opt in to ${facts.title} and accept these rules. One play is ${costPoints} ${points}, which orders at our stores earn.${sweepstakes ? ' Entries in the draw are won in plays, bought with points or free.' : ''}`,
    },
    { title: 'How points are earned', text: earningText(facts.earning, points) },
    { title: 'Free entry', text: freeEntryText(facts) },
    { title: 'Limits', text: limitsText(facts) },
    { title: 'Odds', text: oddsText(facts) },
    { title: 'Prizes', text: prizesText(facts) },
    {
      title: 'How a play is decided',
      text: 'Before each play you can see the hash of the number that decides it; after the play the number itself. Pictures show the outcome and never decide it.',
    },
    ...(sweepstakes ? [{ title: 'How the winner is drawn', text: drawText(sweepstakes, moment) }] : []),
    {
      title: 'If you win',
      text: `A play shows its prize at once, and your activity keeps it.${sweepstakes ? ' If you win the draw, you are told here and by mail, and have 7 days to claim. After that the prize goes to the next alternate.' : ''}`,
    },
    {
      title: 'Restrictions',
      text: `One household, one balance. ${capitalized(points)}, plays and entries have no cash value and can't be sold, given away or moved to another household. Prizes are not paid out in cash. Taxes on a prize are the winner's.`,
    },
    { title: 'Where it is not offered', text: voidText(facts.voidWhere) },
  ];
}

function whoText({ minimumAge, employeesExcluded, prizes, sweepstakes }: RulesFacts): string {
  const olderOnly = prizes.some((prize) => prize.minimumAge > minimumAge);
  const entryAge = sweepstakes ? sweepstakes.minimumAge : 0;
  return [
    minimumAge === 0 ? 'Members of every age may play.' : `Members ${minimumAge} or older may play.`,
    ...(entryAge > minimumAge
      ? [`Entries in the draw, bought, won or free, are for people ${entryAge} or older.`]
      : []),
    ...(olderOnly
      ? [
          'A prize that asks for an age says so under "Prizes". If you are younger and a play draws it, you get the prize that stands in for it, at the same odds.',
        ]
      : []),
    ...(employeesExcluded ? ["Associates and their households can't enter this sweepstakes."] : []),
  ].join(' ');
}

function freeWay({ sweepstakes, welcomePlays }: RulesFacts): string {
  if (sweepstakes) return 'The free way to enter brings as many entries as the smallest paid way.';
  if (welcomePlays === 0) return 'Opting in costs nothing.';
  const plays = welcomePlays === 1 ? 'one free play' : `${welcomePlays} free plays`;
  return `Opting in costs nothing and brings ${plays}, with the odds of every other.`;
}

function freeEntryText({ sweepstakes, minimumAge }: RulesFacts): string {
  const play = 'Members get a free play with one tap whenever none waits, in the same limits and with the same odds.';
  if (!sweepstakes) return play;
  const count = sweepstakes.freeEntries === 1 ? 'one entry' : `${sweepstakes.freeEntries} entries`;
  const anyone =
    sweepstakes.minimumAge > minimumAge ? `Anyone ${sweepstakes.minimumAge} or older` : 'Anyone who may play';
  return `${anyone} can enter the draw free with the form, member or not: ${count} each time, as many as the smallest paid way, up to the same limit. ${play}`;
}

function limitsText({ maxPlaysPerDay, maxPlaysTotal, episodeDays, sweepstakes }: RulesFacts): string {
  const whole = episodeDays === null ? 'in the whole game' : `in each ${episodeDays}-day episode`;
  const plays = `${maxPlaysPerDay} plays a day, ${maxPlaysTotal} ${whole}.`;
  return sweepstakes
    ? `${plays} A household may have ${sweepstakes.entryLimit} entries, whichever way it enters, and wins once.`
    : plays;
}

function prizesText({ prizes, sweepstakes, minimumAge }: RulesFacts): string {
  const places =
    sweepstakes && (sweepstakes.winnerCount === 1 ? 'one household wins' : `${sweepstakes.winnerCount} households win`);
  return [
    'Approximate retail values in parentheses.',
    ...listed([
      ...(sweepstakes ? [`Drawn: ${sweepstakes.prizeName} (${dollars(sweepstakes.prizeValueCents)}); ${places}`] : []),
      ...prizes.map((prize) => prizeText(prize, minimumAge)),
    ]),
    'More of a prize may be added, never taken away. When a prize is gone, you have reached its limit or you are younger than its age, you get another one instead, never nothing.',
  ].join('\n');
}

function drawText(
  { drawsAt, alternateCount, commitment }: SweepstakesFacts,
  moment: (at: Temporal.Instant) => string,
): string {
  return `On ${moment(drawsAt)}. When entries close, their list is frozen and its root published; one person seals it, another throws dice. Seed, root and dice give each entry a score, and the lowest wins; ${alternateCount} alternates stand by. The seed's sha256 is ${commitment}.`;
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

function oddsText({ method, odds, sweepstakes }: RulesFacts): string {
  const draw = sweepstakes ? ' The odds of an entry in the draw depend on how many entries there are.' : '';
  const lines = listed(odds.map((line) => `${line.label}: 1 in ${rounded(line.oneIn)}`));
  const about =
    method === 'ODDS'
      ? `The same for every play, whichever way you enter.${draw}`
      : `Prizes wait for set moments; the first play at or after one wins it. These odds are estimates, as the number of plays decides.${draw}`;
  return [about, ...lines].join('\n');
}

const inZone = (at: Temporal.Instant, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  at.toLocaleString('en-US', { timeZone, ...options }).replaceAll('\u202f', ' ');

const rounded = (oneIn: number): string => oneIn.toLocaleString('en-US', { maximumFractionDigits: 2 });

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function prizeText(
  { name, arvCents, quantityTotal, minimumAge }: RulesFacts['prizes'][number],
  programAge: number,
): string {
  const count = quantityTotal === null ? null : `${quantityTotal.toLocaleString('en-US')} in all`;
  const age = minimumAge > programAge ? `${minimumAge} or older` : null;
  const facts = [arvCents > 0 ? dollars(arvCents) : null, count, age].filter((fact) => fact !== null);
  return facts.length > 0 ? `${name} (${facts.join(', ')})` : name;
}

const voidText = (states: readonly string[]): string =>
  states.length === 0
    ? 'Where the law forbids it.'
    : ['Void where the law forbids it, and in these states:', ...listed(states)].join('\n');
