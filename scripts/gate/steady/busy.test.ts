import { expect, test, vi } from 'vitest';
import { keepBusy } from './busy.ts';

test('every core is busy until it is told to stop', async () => {
  const began = process.cpuUsage();
  const used = () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  };
  const relax = keepBusy(1);
  await vi.waitUntil(() => used() > 500);
  expect(await relax()).toEqual([1]);
});
