import { expect, test } from 'vitest';
import { rulesHash, rulesSections, type RulesFacts } from './official-rules.ts';

const facts: RulesFacts = {
  title: 'Scratch & Sip',
  points: 'Game points',
  period: {
    start: Temporal.Instant.from('2026-07-28T07:00:00Z'),
    end: Temporal.Instant.from('2026-09-28T06:59:59.999Z'),
    redeemBy: Temporal.Instant.from('2026-10-12T06:59:59.999Z'),
    timeZone: 'America/Los_Angeles',
  },
  minimumAge: 16,
  costPoints: 40,
  maxPlaysPerDay: 3,
  maxPlaysTotal: 60,
  episodeDays: null,
  method: 'ODDS',
  odds: [
    { label: 'Free drink', oneIn: 12 },
    { label: '$2 off', oneIn: 6 },
    { label: 'Next time', oneIn: 4 / 3 },
  ],
  prizes: [{ name: 'Free drink', arvCents: 650, quantityTotal: 1200 }],
  employeesExcluded: false,
  voidWhere: [],
  sweepstakes: null,
};
const textOf = (title: string, given: Partial<RulesFacts> = {}) =>
  rulesSections({ ...facts, ...given }).find((section) => section.title === title)?.text;

test('N-27 the rules begin with the short form, and dates are those of the zone', () => {
  expect(rulesSections(facts)[0]?.title).toBe('No purchase necessary');
  expect(textOf('When')).toBe('Jul 28 to Sep 27, 11:59 PM PT. Redeem prizes until Oct 11.');
  expect(textOf('Cost and limits')).toBe('40 Game points a play, 3 plays a day, 60 in the whole game.');
  expect(textOf('Cost and limits', { episodeDays: 14 })).toMatch(/60 in each 14-day episode/);
});

test('N-27 the rules name odds, age, prize values and where the program is void', () => {
  expect(textOf('Odds')).toMatch(/^Free drink 1 in 12, \$2 off 1 in 6, Next time 1 in 1\.33\./);
  expect(textOf('Odds', { method: 'SEEDED_TIME' })).toMatch(/Estimated/);
  expect(textOf('Who may play')).toBe('Members of 16 or older may play.');
  expect(textOf('Who may play', { minimumAge: 0, employeesExcluded: true })).toMatch(/every age.*Associates/);
  expect(textOf('Prizes')).toMatch(/Free drink \(\$6\.50, 1,200 in all\)/);
  expect(textOf('Where it is not offered', { voidWhere: ['NY', 'RI'] })).toMatch(/Void in NY, RI/);
});

test('N-27 any change of the text, the age or the states changes the hash', () => {
  const rules = { programCode: 'P', version: 1, minimumAge: 16, sections: rulesSections(facts), voidWhere: ['RI'] };
  const same = rulesHash({ ...rules, sections: rulesSections(facts) });
  expect(same).toBe(rulesHash(rules));
  const others = [
    { ...rules, version: 2 },
    { ...rules, minimumAge: 18 },
    { ...rules, voidWhere: [] },
    { ...rules, sections: rules.sections.slice(1) },
  ];
  expect(new Set([same, ...others.map(rulesHash)]).size).toBe(5);
});

test('N-27, N-28 a sweepstakes says its limit, its free way in, how it is drawn and until when to claim', () => {
  const given = {
    sweepstakes: {
      prizeName: 'Groceries for a year',
      winnerCount: 1,
      alternateCount: 3,
      entryLimit: 50,
      freeEntries: 1,
      drawsAt: Temporal.Instant.from('2026-09-05T21:00:00Z'),
      commitment: 'abc123',
    },
  };
  expect(textOf('Sweepstakes', given)).toContain('A household may have 50 entries, whichever way it enters');
  expect(textOf('Free entry', given)).toContain('as many as the smallest paid way');
  expect(textOf('How the winner is drawn', given)).toContain('abc123');
  expect(textOf('If you win', given)).toContain('7 days to claim');
  expect(textOf('Sweepstakes')).toBeUndefined();
});
