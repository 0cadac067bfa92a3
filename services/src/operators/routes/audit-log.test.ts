import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { writeAction } from '../audit/audited.ts';
import { consoleWorld, letIn, signsIn } from '../testing/console-world.ts';

let world: World;
let headers: { cookie: string };
beforeAll(async () => {
  world = await consoleWorld();
  await letIn(world, 'ada', ['AUDITOR']);
  headers = await signsIn(world, 'ada');
  for (let number = 1; number <= 5; number++) {
    world.clock.set(`2026-08-06T0${number}:00:00Z`);
    const operator = number % 2 === 0 ? 'romero' : 'okafor';
    const detail = number === 5 ? { before: { price: 1 }, after: { price: 2 }, reason: 'sale' } : {};
    await writeAction(world.context, { operator, command: `step ${number}`, subject: `s${number}`, detail }, 'DONE');
  }
  headers = await signsIn(world, 'ada');
});
afterAll(() => world.close());

interface Answer {
  lines: { number: number; command: string; before: string | null; after: string | null; detail: string | null }[];
  hasMore: boolean;
}
const lines = async (query = '') => {
  const answer = await world.app.inject({ url: `/operators/audit-log${query}`, headers });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  return answer.json<Answer>();
};
const steps = ({ lines: found }: Answer) =>
  found.map(({ command }) => command).filter((each) => each.startsWith('step'));

test('N-71 the audit log is read newest first, page by page, each line once', async () => {
  const seen: number[] = [];
  for (let before = ''; ;) {
    const page = await lines(`?limit=3${before}`);
    seen.push(...page.lines.map(({ number }) => number));
    if (!page.hasMore) break;
    before = `&before=${seen.at(-1)}`;
  }
  expect(seen).toEqual(seen.toSorted((one, other) => other - one));
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen).toHaveLength(7);
});

test('it is filtered by person, act, and time', async () => {
  expect(steps(await lines('?operator=romero'))).toEqual(['step 4', 'step 2']);
  expect(steps(await lines('?command=step%203'))).toEqual(['step 3']);
  expect(steps(await lines('?from=2026-08-06T02:00:00Z&to=2026-08-06T04:00:00Z'))).toEqual(['step 3', 'step 2']);
  expect(steps(await lines('?operator=nobody'))).toEqual([]);
});

test('a line says what was changed, before and after, apart from the rest', async () => {
  const [line] = (await lines('?command=step%205')).lines;
  expect(line).toMatchObject({ before: '{"price":1}', after: '{"price":2}', detail: '{"reason":"sale"}' });
});

test('what it can be filtered by is told', async () => {
  const answer = await world.app.inject({ url: '/operators/audit-log/vocabulary', headers });
  expect(answer.json()).toEqual({
    operators: ['ada', 'okafor', 'romero'],
    commands: ['sign-in', 'step 1', 'step 2', 'step 3', 'step 4', 'step 5'],
  });
});
