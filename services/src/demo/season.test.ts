import { expect, test } from 'vitest';
import { seededRandom } from '../platform/random.ts';
import { programs } from './index.ts';
import { seasonAround } from './season.ts';
import { stores } from './stores.ts';

test('N-78 a demo game ends late in the evening of the same day at every store, never after midnight', () => {
  const season = seasonAround(Temporal.Instant.from('2026-11-22T03:30:00Z'), stores.sanFrancisco.timeZone);
  for (const { code, endAt } of programs(season, seededRandom('ends'))) {
    const local = Object.values(stores).map(({ timeZone }) => endAt.toZonedDateTimeISO(timeZone));
    const days = new Set(local.map((end) => end.toPlainDate().toString()));
    const hours = local.map(({ hour }) => hour);
    expect({ code, days: days.size, isEvening: Math.min(...hours) >= 20 }).toEqual({ code, days: 1, isEvening: true });
  }
});
