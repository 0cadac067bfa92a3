import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrated, services } from '../../app.ts';
import { createPool } from '../../platform/database/database.ts';
import { migrate, readMigrations } from '../../platform/database/migrations.ts';
import { emptyDatabase, type TestDatabase } from '../../testing/databases.ts';

let database: TestDatabase;
beforeEach(async () => void (database = await emptyDatabase()));
afterEach(() => database.drop());

async function run<Row>(sql: string): Promise<Row[]> {
  const pool = createPool(database.connection, { max: 1 });
  try {
    return (await pool.query(sql)).rows as Row[];
  } finally {
    await pool.end();
  }
}

/** Two draws from before draws stored facts of their program: one still open, under its second set of rules, and one already drawn. */
const olderDraws = `
  insert into games.program (code, type, start_at, end_at, post_prog_live_at, rules_version, game) values
    ('SUMMER', 'DIVISION', '2026-06-01Z', '2026-08-31Z', '2026-09-30Z', 2, '{"title": "Summer Cookout"}'),
    ('SPRING', 'DIVISION', '2026-03-01Z', '2026-05-31Z', '2026-06-30Z', 1, '{"title": "Spring Fling"}');
  insert into games.program_rules (program_code, version, hash, effective_from, minimum_age, sections, void_where, frozen) values
    ('SUMMER', 1, 'summer-1', '2026-06-01Z', 0, '[]', '{}', true),
    ('SUMMER', 2, 'summer-2', '2026-07-01Z', 13, '[]', '{FL,NY}', true),
    ('SPRING', 1, 'spring-1', '2026-03-01Z', 0, '[]', '{}', true);
  insert into games.prize (prize_id, program_code, prize_type, reward_kind, name, short_description, description, image_id,
    cost_points, start_at, end_at, redeem_by, arv_cents, entries, listed, minimum_age)
  select prize_id, program_code, prize_type, 'SWEEPSTAKES', prize_id, '', '', 'grill', 0, '2026-03-01Z', '2026-08-31Z',
    '2026-09-30Z', 60000, 1, true, minimum_age
  from (values ('summer-entry', 'SUMMER', 'SWEEPSTAKES', 21), ('summer-coupon', 'SUMMER', 'B4U_OFFER', 0),
    ('spring-entry', 'SPRING', 'SWEEPSTAKES', 18)) as prize (prize_id, program_code, prize_type, minimum_age);
  insert into games.draw (draw_id, program_code, prize_id, prize_name, prize_value_cents, image_id, winner_count,
    alternate_count, entry_limit, free_entries, closes_at, draws_at, time_zone, state, server_seed, commitment, committed_at,
    closed_at, merkle_root, entry_count, household_count, sealed_at, sealed_by, dice, randomness, drawn_at, drawn_by) values
    ('summer', 'SUMMER', 'summer-entry', 'A grill', 60000, 'grill', 1, 3, 50, 1, '2026-08-31Z', '2026-09-02Z', 'UTC',
      'OPEN', 'aa', 'bb', '2026-06-01Z', null, null, null, null, null, null, null, null, null, null),
    ('spring', 'SPRING', 'spring-entry', 'A bike', 60000, 'bike', 1, 3, 50, 1, '2026-05-31Z', '2026-06-02Z', 'UTC',
      'DRAWN', 'cc', 'dd', '2026-03-01Z', '2026-06-01Z', 'root', 7, 3, '2026-06-02Z', 'maya', '123456', 'ee',
      '2026-06-03Z', 'ben');
`;

test('N-30 older draws learn what their program said when it was published, whatever state they are in', async () => {
  const migrations = await readMigrations(migrated(services));
  const before = migrations.filter(({ service }) => service !== 'draws');
  expect(await migrate(database.connection, before)).toBe(before.length);
  await run(olderDraws);
  const older = await run<object>('select * from games.draw order by draw_id');

  expect(await migrate(database.connection, migrations)).toBe(migrations.length - before.length);
  expect(await run('select * from games.draw order by draw_id')).toEqual([
    {
      ...older[0],
      title: 'Spring Fling',
      opens_at: expect.anything(),
      rules_version: 1,
      rules_hash: 'spring-1',
      program_minimum_age: 0,
      minimum_age: 18,
      void_where: [],
    },
    {
      ...older[1],
      title: 'Summer Cookout',
      opens_at: expect.anything(),
      rules_version: 2,
      rules_hash: 'summer-2',
      program_minimum_age: 13,
      minimum_age: 21,
      void_where: ['FL', 'NY'],
    },
  ]);
  const opens =
    'select draw_id, opens_at = program.start_at as at_start from games.draw join games.program program on code = program_code';
  expect(await run(opens)).toEqual(
    expect.arrayContaining([
      { draw_id: 'summer', at_start: true },
      { draw_id: 'spring', at_start: true },
    ]),
  );
});
