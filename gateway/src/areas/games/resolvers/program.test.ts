import { expect, test } from 'vitest';
import { aGame, aPlay, aProgram, somePoints } from '../../../testing/rows.ts';
import { run } from '../../../testing/context.ts';

const config = {
  version: '1',
  defaultMinimumAge: 0,
  banners: [],
  games: [aGame()],
  flags: { optInEnhancementsEnabled: true },
};
const programs = (program = aProgram()) => ({
  userOptedInPrograms: [program],
  storePrograms: [],
  sweepstakesWinners: [],
  optInEnhancementsEnabled: true,
});
const ofProgram = (fields: string) => `{ me { program(code: "HARVEST") { ${fields} } } }`;
const sources = (games: object, program = aProgram()) => ({
  content: { gamesConfig: async () => config },
  games: { programs: async () => programs(program), ...games },
});

test('G-37..G-39 a program has its state and its dates in words', async () => {
  const fields =
    'gameStatus gameStatusValue gameStatusLabel hasBegun endDateString endDateTimeString redeemByString minimumAge howItWorksSeen pointLabels { plural } links { rules faq game }';
  const program = aProgram({
    uiAttributes: { RULESURL: '/rules', FAQURL: 'javascript:alert(1)', tokenLabelPlural: 'Berries' },
  });
  const { data, errors } = await run(ofProgram(fields), { sources: sources({}, program) });
  expect(errors).toEqual([]);
  expect(data).toHaveProperty('me.program', {
    gameStatus: 'IN_PROGRESS',
    gameStatusValue: 1,
    gameStatusLabel: 'In Progress',
    hasBegun: true,
    endDateString: 'Ends Aug 31',
    endDateTimeString: 'Ends Aug 31 at 11:59 PM PT',
    redeemByString: 'Sep 14',
    minimumAge: 18,
    howItWorksSeen: false,
    pointLabels: { plural: 'Berries' },
    links: { rules: '/rules', faq: null, game: null },
  });
});

test('G-42 N-13 points, and those that are pending', async () => {
  const { data } = await run(
    ofProgram('points { totalGamePoints pendingGamePoints pendingSinceString gameplaysAvailable stamps }'),
    {
      sources: sources({ points: async () => somePoints() }),
    },
  );
  expect(data).toHaveProperty('me.program.points', {
    totalGamePoints: 240,
    pendingGamePoints: 62,
    pendingSinceString: 'Aug 4',
    gameplaysAvailable: 3,
    stamps: null,
  });
});

test('N-19 how it is played, with cost and days filled in', async () => {
  const { data } = await run(
    ofProgram('tagline game { kind earnText odds { shortLabel isPrize } howItWorks { step body } }'),
    {
      sources: sources({}),
    },
  );
  expect(data).toHaveProperty(
    'me.program.game.earnText',
    'Every $1 you spend on groceries earns 1 Game point. Each play costs 40 Game points.',
  );
  expect(data).toHaveProperty('me.program.game.howItWorks.2', { step: 3, body: 'Redeem your prizes by Sep 14.' });
  expect(data).toHaveProperty('me.program.game.odds.3', { shortLabel: 'No prize', isPrize: false });
});

test('T-39 a reload shows the same play again', async () => {
  const fields =
    'lastPlay { receipt playedAtString outcome prize { name status redeemByString } reveal { ... on WheelReveal { segment } } }';
  const { data } = await run(ofProgram(fields), {
    sources: sources({ lastPlay: async () => ({ lastPlay: aPlay() }) }),
  });
  expect(data).toHaveProperty('me.program.lastPlay', {
    receipt: '7F3K-92',
    playedAtString: 'Aug 5 at 2:14 PM',
    outcome: 'WIN',
    prize: { name: 'Free coffee, any size', status: 'WON', redeemByString: 'Sep 14' },
    reveal: { segment: 1 },
  });
});

test('a prize delivered with the play counts as redeemed', async () => {
  const play = aPlay();
  const prize = play.prize && { ...play.prize, redeemedAt: play.playedAt };
  const { data } = await run(ofProgram('lastPlay { prize { status redeemedAtString } }'), {
    sources: sources({ lastPlay: async () => ({ lastPlay: { ...play, prize } }) }),
  });
  expect(data).toHaveProperty('me.program.lastPlay.prize', { status: 'REDEEMED', redeemedAtString: 'Aug 5' });
});

test('the commitment to the next play is fetched only if a play is possible', async () => {
  const given = (gameplaysAvailable: number) => ({
    sources: sources({
      points: async () => somePoints({ gameplaysAvailable }),
      lastPlay: async () => ({ nextCommit: 'c0ffee' }),
    }),
  });
  const fields = ofProgram('playability { nextCommit }');
  expect((await run(fields, given(1))).data).toHaveProperty('me.program.playability.nextCommit', 'c0ffee');
  expect((await run(fields, given(0))).data).toHaveProperty('me.program.playability.nextCommit', null);
});

test('N-17 whether the browser was refused is looked up by its id', async () => {
  const asked: object[] = [];
  const { data, setCookies } = await run(ofProgram('optInRequirements { needsDateOfBirth isRefused }'), {
    sources: sources({
      optInRequirements: async (query: object) => {
        asked.push(query);
        return {
          needsDateOfBirth: true,
          needsResidency: false,
          refusedUntil: '2026-08-06T12:00:00.000Z',
          employeeExcluded: false,
        };
      },
    }),
  });
  expect(asked).toEqual([{ programCode: 'HARVEST', storeId: '2300', browserId: 'uuid-0000-0001' }]);
  expect(data).toHaveProperty('me.program.optInRequirements', { needsDateOfBirth: true, isRefused: true });
  expect(setCookies.filter((line) => line.startsWith('larder_browser='))).toHaveLength(1);
});

test('G-117 activity goes back 180 days at most and is cut to the requested length', async () => {
  const asked: object[] = [];
  const item = {
    id: '1',
    at: '2026-08-02T20:00:00.000Z',
    programCode: 'HARVEST',
    type: 'EARN',
    status: 'PENDING',
    points: 118,
    balanceAfter: null,
    programTitle: 'Harvest Spin',
    pageToken: 'place-1',
    title: 'Order 40177 at 2300 16th St',
  };
  const { data } = await run(ofProgram('activity(days: 999, first: 1) { dateString amountText isPending }'), {
    sources: sources({
      activity: async (_: string, query: object) => {
        asked.push(query);
        return [item, { ...item, id: '2' }];
      },
    }),
  });
  expect(asked).toEqual([{ uuid: 'uuid-1', days: 180 }]);
  expect(data).toHaveProperty('me.program.activity', [{ dateString: 'Aug 2', amountText: '+118', isPending: true }]);
});

test("N-10 what an order would earn, with the program's names", async () => {
  const asked: unknown[] = [];
  const { data } = await run(
    ofProgram('estimatePoints(lines: [{ category: GROCERY, netCents: 5250 }]) { points text }'),
    {
      sources: sources({
        estimatePoints: async (...given: unknown[]) => {
          asked.push(given);
          return 52;
        },
      }),
    },
  );
  expect(asked).toEqual([['HARVEST', '2300', [{ category: 'GROCERY', netCents: 5250 }]]]);
  expect(data).toHaveProperty('me.program.estimatePoints', { points: 52, text: '52 Game points' });
});

const someRules = {
  programCode: 'HARVEST',
  version: 3,
  hash: 'ab'.repeat(32),
  effectiveFrom: '2026-07-28T03:00:00.000Z',
  minimumAge: 18,
  sections: [{ title: 'Sponsor', text: 'Market Co.' }],
  voidWhere: [],
  programTitle: 'Harvest Spin',
  timeZone: 'America/Los_Angeles',
};
const publicRules =
  '{ officialRules(programCode: "HARVEST") { programTitle version effectiveFromString sections { title } } }';

test("N-27 a visitor reads a program's rules, with the day in the time zone of the text", async () => {
  const { data, errors } = await run(publicRules, {
    shopper: null,
    sources: { games: { publicRules: async () => someRules } },
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    officialRules: {
      programTitle: 'Harvest Spin',
      version: 3,
      effectiveFromString: 'Jul 27',
      sections: [{ title: 'Sponsor' }],
    },
  });
});

test('N-27 the rules of a nonexistent program are null, without an error', async () => {
  const { data, errors } = await run(publicRules, {
    shopper: null,
    sources: { games: { publicRules: async () => null } },
  });
  expect([data, errors]).toEqual([{ officialRules: null }, []]);
});
