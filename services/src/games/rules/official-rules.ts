import { createHash } from 'node:crypto';
import type { EarningRule } from './earning.ts';
import { earningText, listed } from './earning-text.ts';

export interface RulesSection {
  title: string;
  text: string;
}

/** The sponsor of a program, as its rules name it. */
export interface Sponsor {
  name: string;
  /** In one line. */
  address: string;
}

/** The facts that go into a program's official rules. */
export interface RulesFacts {
  title: string;
  points: string;
  period: { start: Temporal.Instant; end: Temporal.Instant; redeemBy: Temporal.Instant; timeZone: string };
  minimumAge: number;
  costPoints: number;
  maxPlaysPerDay: number;
  maxPlaysTotal: number;
  episodeDays: number | null;
  /** SEEDED_TIME prizes are won at set moments: their odds are estimates (N-21). */
  method: 'ODDS' | 'SEEDED_TIME';
  odds: readonly { label: string; oneIn: number }[];
  /** How orders earn its points (T-50). */
  earning: EarningRule;
  /** `minimumAge` in years; 0 = only the program's minimum (T-30). */
  prizes: readonly { name: string; arvCents: number; quantityTotal: number | null; minimumAge: number }[];
  employeesExcluded: boolean;
  voidWhere: readonly string[];
  sponsor: Sponsor;
  /** Free plays for opting in. */
  welcomePlays: number;
  /** What the game's entries are for; null when it isn't a sweepstakes (N-27, N-30). */
  sweepstakes: SweepstakesFacts | null;
}

export interface SweepstakesFacts {
  prizeName: string;
  prizeValueCents: number;
  winnerCount: number;
  alternateCount: number;
  entryLimit: number;
  /** Minimum age in years for an entry; 0 = only the program's minimum. */
  minimumAge: number;
  /** Entries granted by a free entry. */
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
    { title: 'No purchase necessary', text: `A purchase won't increase your chances of winning. ${freeWay(facts)}` },
    { title: 'Sponsor', text: `${facts.sponsor.name}, ${facts.sponsor.address}.` },
    {
      title: 'When',
      text: `${day(period.start)} to ${moment(period.end)}. Redeem prizes by ${day(period.redeemBy)}.`,
    },
    { title: 'Who may play', text: whoText(facts) },
    {
      title: 'How to enter',
      text: `Opt in to ${facts.title} and accept these rules. Each play costs ${costPoints} ${points}, which you earn by ordering from our stores.${sweepstakes ? ' You can get entries in the draw by winning them, redeeming points, or entering free.' : ''}`,
    },
    { title: 'How points are earned', text: earningText(facts.earning, points) },
    { title: 'Free entry', text: freeEntryText(facts) },
    { title: 'Limits', text: limitsText(facts) },
    { title: 'Odds', text: oddsText(facts) },
    { title: 'Prizes', text: prizesText(facts) },
    {
      title: 'How a play is decided',
      text: 'Before each play, you can see the hash of the number that decides the outcome. Afterward, you can see the number itself. The game on screen shows the outcome; it never decides it.',
    },
    ...(sweepstakes ? [{ title: 'How the winner is drawn', text: drawText(sweepstakes, moment) }] : []),
    {
      title: 'If you win',
      text: `You'll see your prize right after the play, and it stays in your activity.${sweepstakes ? ' If you win the draw, we notify you here and by email, and you have 7 days to claim your prize. After that, it goes to the next alternate.' : ''}`,
    },
    {
      title: 'Restrictions',
      text: `One household, one balance. ${capitalized(points)}, plays, and entries have no cash value and can't be sold, given away, or transferred to another household. Prizes can't be exchanged for cash. Winners are responsible for any taxes on their prizes.`,
    },
    { title: 'Where void', text: voidText(facts.voidWhere) },
  ];
}

function whoText({ minimumAge, employeesExcluded, prizes, sweepstakes }: RulesFacts): string {
  const olderOnly = prizes.some((prize) => prize.minimumAge > minimumAge);
  const entryAge = sweepstakes ? sweepstakes.minimumAge : 0;
  return [
    minimumAge === 0 ? 'Members of all ages may play.' : `Members ${minimumAge} or older may play.`,
    ...(entryAge > minimumAge
      ? [`All entries in the draw, whether redeemed, won, or free, are for people ${entryAge} or older.`]
      : []),
    ...(olderOnly
      ? [
          'Prizes with a minimum age say so under "Prizes". If you are younger and your play lands on one, you get an alternate prize instead, at the same odds.',
        ]
      : []),
    ...(employeesExcluded ? ["Associates and their households can't enter this sweepstakes."] : []),
  ].join(' ');
}

function freeWay({ sweepstakes, welcomePlays }: RulesFacts): string {
  if (sweepstakes) return 'The free way to enter gets you as many entries as the smallest paid way.';
  if (welcomePlays === 0) return 'Opting in is free.';
  const plays = welcomePlays === 1 ? 'one free play' : `${welcomePlays} free plays`;
  return `Opting in is free and comes with ${plays}, at the same odds as any other play.`;
}

function freeEntryText({ sweepstakes, minimumAge }: RulesFacts): string {
  const play =
    'Members can get a free play with one tap whenever they have none waiting, within the same limits and at the same odds.';
  if (!sweepstakes) return play;
  const count = sweepstakes.freeEntries === 1 ? 'one entry' : `${sweepstakes.freeEntries} entries`;
  const anyone =
    sweepstakes.minimumAge > minimumAge ? `Anyone ${sweepstakes.minimumAge} or older` : 'Anyone who may play';
  return `${anyone} can enter the draw free with the form, member or not. Each form gets ${count}, as many as the smallest paid way, up to the same limit. ${play}`;
}

function limitsText({ maxPlaysPerDay, maxPlaysTotal, episodeDays, sweepstakes }: RulesFacts): string {
  const whole = episodeDays === null ? 'in the entire game' : `in each ${episodeDays}-day episode`;
  const plays = `${maxPlaysPerDay} plays per day, ${maxPlaysTotal} ${whole}.`;
  return sweepstakes
    ? `${plays} A household may have up to ${sweepstakes.entryLimit} entries, however it enters, and can win only once.`
    : plays;
}

function prizesText({ prizes, sweepstakes, minimumAge }: RulesFacts): string {
  const places =
    sweepstakes && (sweepstakes.winnerCount === 1 ? 'one household wins' : `${sweepstakes.winnerCount} households win`);
  return [
    'Approximate retail values are in parentheses.',
    ...listed([
      ...(sweepstakes
        ? [`In the draw: ${sweepstakes.prizeName} (${dollars(sweepstakes.prizeValueCents)}); ${places}`]
        : []),
      ...prizes.map((prize) => prizeText(prize, minimumAge)),
    ]),
    'We may add to the quantity of a prize but never reduce it. If a prize has run out, you have reached its limit, or you are under its minimum age, you always get another prize instead.',
  ].join('\n');
}

function drawText(
  { drawsAt, alternateCount, commitment }: SweepstakesFacts,
  moment: (at: Temporal.Instant) => string,
): string {
  return `On ${moment(drawsAt)}. When entries close, we freeze the list of entries and publish its Merkle root. One person seals it, and another rolls dice. The seed, the root, and the dice give each entry a score, and the lowest score wins. ${alternateCount} alternates are also drawn. The SHA-256 hash of the seed is ${commitment}.`;
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
  const draw = sweepstakes ? ' The odds of winning the draw depend on the number of entries received.' : '';
  const lines = listed(odds.map((line) => `${line.label}: 1 in ${rounded(line.oneIn)}`));
  const about =
    method === 'ODDS'
      ? `The odds are the same for every play, however you enter.${draw}`
      : `Prizes are released at set times, and the first play at or after each time wins. These odds are estimates that depend on the number of plays.${draw}`;
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
    ? 'Void where prohibited by law.'
    : ['Void where prohibited by law and in these states:', ...listed(states)].join('\n');
