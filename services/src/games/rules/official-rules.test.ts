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
  earning: {},
  prizes: [{ name: 'Free drink', arvCents: 650, quantityTotal: 1200, minimumAge: 0 }],
  employeesExcluded: false,
  voidWhere: [],
  sponsor: { name: 'Market Co.', address: '1 Main St, Oakland, CA 94607' },
  welcomePlays: 1,
  sweepstakes: null,
};
const drawn = {
  sweepstakes: {
    prizeName: 'Groceries for a year',
    prizeValueCents: 520_000,
    winnerCount: 1,
    alternateCount: 3,
    entryLimit: 50,
    minimumAge: 18,
    freeEntries: 1,
    drawsAt: Temporal.Instant.from('2026-09-05T21:00:00Z'),
    commitment: 'abc123',
  },
};
const textOf = (title: string, given: Partial<RulesFacts> = {}) =>
  rulesSections({ ...facts, ...given }).find((section) => section.title === title)?.text;

test('N-27 the rules begin with the short form, and their dates are in the time zone they name', () => {
  expect(rulesSections(facts)[0]?.title).toBe('No purchase necessary');
  expect(textOf('When')).toBe('Jul 28 to Sep 27, 11:59 PM PT. Redeem prizes by Oct 11.');
  expect(textOf('How to enter')).toMatch(/Each play costs 40 Game points/);
  expect(textOf('Limits')).toBe('3 plays per day, 60 in the entire game.');
  expect(textOf('Limits', { episodeDays: 14 })).toMatch(/60 in each 14-day episode/);
});

test('N-27 the rules name odds, age, prize values and where the program is void', () => {
  expect(textOf('Odds')).toMatch(/\n- Free drink: 1 in 12\n- \$2 off: 1 in 6\n- Next time: 1 in 1\.33$/);
  expect(textOf('Odds', { method: 'SEEDED_TIME' })).toMatch(/These odds are estimates/);
  expect(textOf('Who may play')).toBe('Members 16 or older may play.');
  expect(textOf('Who may play', { minimumAge: 0 })).toBe('Members of all ages may play.');
  expect(textOf('Who may play', { minimumAge: 0, employeesExcluded: true })).toMatch(/all ages.*Associates/);
  expect(textOf('Prizes')).toMatch(/^- Free drink \(\$6\.50, 1,200 in all\)$/m);
  expect(
    textOf('Prizes', { prizes: [{ name: '5 entries', arvCents: 0, quantityTotal: null, minimumAge: 0 }] }),
  ).toMatch(/^- 5 entries$/m);
  expect(textOf('Where void', { voidWhere: ['NY', 'RI'] })).toMatch(/these states:\n- NY\n- RI$/);
});

const parts = [
  'No purchase necessary',
  'Sponsor',
  'When',
  'Who may play',
  'How to enter',
  'How points are earned',
  'Free entry',
  'Limits',
  'Odds',
  'Prizes',
  'How a play is decided',
  'How the winner is drawn',
  'If you win',
  'Restrictions',
  'Where void',
];

test('N-27 every part that official rules need has exactly one section', () => {
  const titles = rulesSections({ ...facts, ...drawn }).map(({ title }) => title);
  expect(titles).toEqual(parts);
  expect(textOf('Sponsor')).toBe('Market Co., 1 Main St, Oakland, CA 94607.');
  expect(textOf('Restrictions')).toMatch(/^One household, one balance\. Game points, plays, and entries/);
});

test('N-28 without a draw the short form says what is free, and promises nothing else', () => {
  const shortForm = (given: Partial<RulesFacts>) => textOf('No purchase necessary', given);
  expect(shortForm({})).toMatch(/comes with one free play, at the same odds as any other play/);
  expect(shortForm({ welcomePlays: 3 })).toMatch(/3 free plays/);
  expect(shortForm({ welcomePlays: 0 })).toMatch(/Opting in is free\.$/);
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
    { ...rules, sections: rulesSections({ ...facts, sponsor: { name: 'Another', address: '2 Main St' } }) },
  ];
  expect(new Set([same, ...others.map(rulesHash)]).size).toBe(6);
});

test('N-27, N-28 a sweepstakes states its limit, its free way in, how it is drawn, and the deadline to claim', () => {
  expect(textOf('Limits', drawn)).toContain('A household may have up to 50 entries, however it enters');
  expect(textOf('Prizes', drawn)).toContain('- In the draw: Groceries for a year ($5,200.00); one household wins\n');
  expect(textOf('Odds', drawn)).toContain('depend on the number of entries received');
  expect(textOf('Free entry', drawn)).toContain('as many as the smallest paid way');
  expect(textOf('How the winner is drawn', drawn)).toContain('abc123');
  expect(textOf('If you win', drawn)).toContain('7 days to claim');
  expect(textOf('Free entry')).toContain('a free play with one tap');
});

test('T-50 N-10 the rules state the earning rate, the rounding of each order, and what earns no points', () => {
  const earned = textOf('How points are earned');
  expect(earned).toMatch(/^Game points per \$1 spent: 1\. /);
  expect(earned).toContain('an order of $5.99 earns 5, and ten such orders earn 50.');
  expect(earned).toMatch(/before manufacturer coupons/);
  for (const nothing of ['Gift cards', 'Alcohol', 'Tobacco', 'Fuel', 'Passes and tickets', 'Tax', 'Deposits'])
    expect(earned).toMatch(new RegExp(`^- ${nothing}$`, 'm'));
  expect(earned).toMatch(/^- Refrigerated fluid dairy at stores in LA, ME, MT/m);
  expect(earned).not.toContain('double points');
});

test('T-50 T-52 a program with its own rate states it, and lists gift cards if they count twice', () => {
  const earned = textOf('How points are earned', { earning: { pointsPerDollar: 2.5, giftCards: true, noDairyIn: [] } });
  expect(earned).toMatch(/^Game points per \$1 spent: 2\.5\. /);
  expect(earned).toContain('an order of $5.99 earns 14, and ten such orders earn 140.');
  expect(earned).toMatch(/These earn double points:\n- Gift cards\nThese earn no points:\n- Money orders/);
  expect(earned).not.toContain('dairy');
});

test('T-30 N-27 the rules name the minimum age of a prize, and what younger shoppers get instead', () => {
  const wine = { name: 'Wine tasting', arvCents: 3000, quantityTotal: null, minimumAge: 21 };
  const given = { ...drawn, minimumAge: 0, prizes: [...facts.prizes, wine] };
  expect(textOf('Prizes', given)).toMatch(/^- Wine tasting \(\$30\.00, 21 or older\)$/m);
  expect(textOf('Who may play', given)).toMatch(
    /all ages.* 18 or older\. .*an alternate prize instead, at the same odds/,
  );
  expect(textOf('Free entry', given)).toMatch(/^Anyone 18 or older can enter/);
  expect(textOf('Who may play', { ...drawn, minimumAge: 18 })).toBe('Members 18 or older may play.');
});

test('N-27 N-28 the rules of a game without a draw, word for word', () => {
  const all = Object.fromEntries(rulesSections(facts).map(({ title, text }) => [title, text]));
  expect(all).toMatchObject({
    'No purchase necessary':
      "A purchase won't increase your chances of winning. Opting in is free and comes with one free play, at the same odds as any other play.",
    'How to enter':
      'Opt in to Scratch & Sip and accept these rules. Each play costs 40 Game points, which you earn by ordering from our stores.',
    'Free entry':
      'Members can get a free play with one tap whenever they have none waiting, within the same limits and at the same odds.',
    Odds: 'The odds are the same for every play, however you enter.\n- Free drink: 1 in 12\n- $2 off: 1 in 6\n- Next time: 1 in 1.33',
    Prizes:
      'Approximate retail values are in parentheses.\n- Free drink ($6.50, 1,200 in all)\nWe may add to the quantity of a prize but never reduce it. If a prize has run out, you have reached its limit, or you are under its minimum age, you always get another prize instead.',
    'How a play is decided':
      'Before each play, you can see the hash of the number that decides the outcome. Afterward, you can see the number itself. The game on screen shows the outcome; it never decides it.',
    'If you win': "You'll see your prize right after the play, and it stays in your activity.",
    Restrictions:
      "One household, one balance. Game points, plays, and entries have no cash value and can't be sold, given away, or transferred to another household. Prizes can't be exchanged for cash. Winners are responsible for any taxes on their prizes.",
    'Where void': 'Void where prohibited by law.',
  });
});

test('N-27 N-28 N-31 the rules of a sweepstakes, word for word', () => {
  const all = Object.fromEntries(rulesSections({ ...facts, ...drawn }).map(({ title, text }) => [title, text]));
  expect(all).toMatchObject({
    'No purchase necessary':
      "A purchase won't increase your chances of winning. The free way to enter gets you as many entries as the smallest paid way.",
    'How to enter':
      'Opt in to Scratch & Sip and accept these rules. Each play costs 40 Game points, which you earn by ordering from our stores. You can get entries in the draw by winning them, redeeming points, or entering free.',
    'Who may play':
      'Members 16 or older may play. All entries in the draw, whether redeemed, won, or free, are for people 18 or older.',
    'Free entry':
      'Anyone 18 or older can enter the draw free with the form, member or not. Each form gets one entry, as many as the smallest paid way, up to the same limit. Members can get a free play with one tap whenever they have none waiting, within the same limits and at the same odds.',
    Limits:
      '3 plays per day, 60 in the entire game. A household may have up to 50 entries, however it enters, and can win only once.',
    'How the winner is drawn':
      'On Sep 5, 2:00 PM PT. When entries close, we freeze the list of entries and publish its Merkle root. One person seals it, and another rolls dice. The seed, the root, and the dice give each entry a score, and the lowest score wins. 3 alternates are also drawn. The SHA-256 hash of the seed is abc123.',
    'If you win':
      "You'll see your prize right after the play, and it stays in your activity. If you win the draw, we notify you here and by email, and you have 7 days to claim your prize. After that, it goes to the next alternate.",
  });
});

test('N-28 several winners, several entries for each form, and an age that the game asks for anyway', () => {
  const { sweepstakes } = drawn;
  const given = { minimumAge: 18, sweepstakes: { ...sweepstakes, winnerCount: 5, freeEntries: 2 } };
  expect(textOf('Prizes', given)).toContain('- In the draw: Groceries for a year ($5,200.00); 5 households win\n');
  expect(textOf('Free entry', given)).toMatch(/^Anyone who may play can enter .* Each form gets 2 entries, as many/);
});

test('T-30 a prize whose minimum age is the game’s own says nothing of it', () => {
  const given = { minimumAge: 18, prizes: [{ name: 'Wine', arvCents: 0, quantityTotal: null, minimumAge: 18 }] };
  expect(textOf('Prizes', given)).toMatch(/^- Wine$/m);
  expect(textOf('Who may play', given)).toBe('Members 18 or older may play.');
});

test('N-27 a prize worth a cent says so, and each thing that is known of a prize alone', () => {
  const told = (own: Partial<RulesFacts['prizes'][number]>) =>
    textOf('Prizes', { prizes: [{ name: 'Mint', arvCents: 0, quantityTotal: null, minimumAge: 0, ...own }] });
  expect(told({ arvCents: 1 })).toMatch(/^- Mint \(\$0\.01\)$/m);
  expect(told({ quantityTotal: 3 })).toMatch(/^- Mint \(3 in all\)$/m);
  expect(told({ minimumAge: 21 })).toMatch(/^- Mint \(21 or older\)$/m);
});
