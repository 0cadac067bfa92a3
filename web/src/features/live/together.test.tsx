import { afterEach, expect, test, vi } from 'vitest';
import type { FollowPorts } from './follow.ts';
import { type LiveChange, liveChanges } from './live-changes.ts';
import { followTogether } from './together.ts';

const cart: LiveChange = { kind: 'CART', id: 'c1', version: 7 };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** Locks as browsers have them: one holder, the others wait in line. */
function locksOfABrowser(): Pick<LockManager, 'request'> {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: LockOptions, work: () => Promise<unknown>) => {
    const mine = last.then(() => (signal?.aborted ? undefined : work()));
    last = mine.catch(() => undefined);
    return mine;
  };
  return { request } as unknown as LockManager;
}

/** Tabs of a browser; each is a page of its own only as far as streams go. */
function tabs() {
  const locks = locksOfABrowser();
  const streams: FollowPorts['heard'][] = [];
  const open = () => {
    const end = followTogether({
      locks,
      follow: ({ heard }) => {
        streams.push(heard);
        return () => void streams.splice(streams.indexOf(heard), 1);
      },
    });
    ends.push(end);
    return end;
  };
  return { open, streams };
}
const heardBy = () => {
  const heard = vi.fn<Parameters<typeof liveChanges.subscribe>[0]>();
  ends.push(liveChanges.subscribe(heard));
  return heard;
};

test('one tab follows, and tells the others; when it leaves, the next one does', async () => {
  const { open, streams } = tabs();
  const leave = open();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  open();
  const heard = heardBy();
  for (let version = 1; version <= 100; version++) streams[0]?.({ ...cart, version });
  const newest = [[{ ...cart, version: 100 }]];
  // Once in its own page, and once over the channel: both tabs share this page.
  await vi.waitFor(() => expect(heard.mock.calls).toEqual([newest, newest]));
  expect(streams).toHaveLength(1);
  const [first] = streams;
  leave();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  expect(streams[0]).not.toBe(first);
});

test('a tab that comes later is told what was told before', async () => {
  const { open, streams } = tabs();
  open();
  await vi.waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.(cart);
  const heard = heardBy();
  open();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith([cart]));
});
