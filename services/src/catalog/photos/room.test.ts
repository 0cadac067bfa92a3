import { expect, test } from 'vitest';
import { roomFor } from './room.ts';

test('work is let in as long as it fits, in its turn; what is too heavy goes alone, and what fails leaves', async () => {
  const enter = roomFor(10);
  const done: string[] = [];
  const inside = new Map<string, PromiseWithResolvers<void>>();
  const works = (name: string, weight: number) => {
    const work = Promise.withResolvers<void>();
    return enter(weight, () => {
      inside.set(name, work);
      return work.promise.then(() => done.push(name));
    }).finally(() => inside.delete(name));
  };
  const all = [works('six', 6), works('four', 4), works('heavy', 99), works('one', 1)];
  const ends = async (name: string, fails = false) => {
    const work = inside.get(name)!;
    if (fails) work.reject(new Error('fails'));
    else work.resolve();
    await Promise.allSettled([all[['six', 'four', 'heavy', 'one'].indexOf(name)]]);
  };
  await Promise.resolve();
  expect([...inside.keys()]).toEqual(['six', 'four']);
  await ends('six', true);
  expect([...inside.keys()]).toEqual(['four']);
  await ends('four');
  expect([...inside.keys()]).toEqual(['heavy']);
  await ends('heavy');
  expect([...inside.keys()]).toEqual(['one']);
  await ends('one');
  expect(done).toEqual(['four', 'heavy', 'one']);
});
