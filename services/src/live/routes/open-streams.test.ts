import { once } from 'node:events';
import { expect, test } from 'vitest';
import { EventStream } from '../../../../server-kit/event-stream.ts';
import { openStreams } from './open-streams.ts';

const streamOf = () => new EventStream({ heartbeatMs: 60_000 });

test('a stream that has closed is forgotten, once, whether it was ended or its reader is gone', async () => {
  const streams = openStreams();
  const closed: string[] = [];
  const [ended, left] = [streamOf(), streamOf()];
  streams.add(ended, () => closed.push('ended'));
  streams.add(left, () => closed.push('left'));
  expect(streams.count()).toBe(2);
  const gone = once(left, 'close');
  left.destroy();
  await gone;
  expect([streams.count(), closed]).toEqual([1, ['left']]);
  const over = once(ended, 'close');
  ended.end();
  ended.resume();
  await over;
  expect([streams.count(), closed]).toEqual([0, ['left', 'ended']]);
});

test('all that are open end together', async () => {
  const streams = openStreams();
  const all = [streamOf(), streamOf()];
  for (const stream of all) streams.add(stream, () => undefined);
  const over = Promise.all(all.map((stream) => once(stream, 'close')));
  streams.endAll();
  for (const stream of all) stream.resume();
  await over;
  expect(streams.count()).toBe(0);
});
