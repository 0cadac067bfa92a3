import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { followChanges } from './follow.ts';
import type { LiveChange } from './live-changes.ts';

// In development the question is printed: loaded here, so that no timer waits for it.
beforeAll(() => import('graphql'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const cart = (version: number) =>
  `event: next\ndata: {"data":{"shoppingChanged":{"__typename":"CartUpdate","id":"c1","version":${version}}}}\n\n`;
const order = `event: next\ndata: {"data":{"shoppingChanged":{"__typename":"OrderUpdate","number":"4471","version":9}}}\n\n`;

/** A gateway that answers as told, and whoever follows it. */
function follow(answer: (turn: number) => Response | ((stream: Sent) => void)) {
  const heard: LiveChange[] = [];
  const asked: RequestInit[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (_input, init = {}) => {
    asked.push(init);
    const given = answer(asked.length);
    if (given instanceof Response) return given;
    let sent: Sent | undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        const encoder = new TextEncoder();
        sent = { says: (text) => controller.enqueue(encoder.encode(text)), ends: () => controller.close() };
        init.signal?.addEventListener('abort', () => controller.error(new DOMException('gone', 'AbortError')));
      },
    });
    given(sent!);
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  });
  const end = followChanges({ heard: (change) => heard.push(change), fetch, random: () => 0.5 });
  return { heard, asked, fetch, end };
}
interface Sent {
  says: (text: string) => void;
  ends: () => void;
}
const refusal = (status: number, headers = {}) => new Response('{}', { status, headers });
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('N-58 what the gateway tells is heard, however it is cut, and signs of life are none', async () => {
  const { heard, asked, end } = follow(() => ({ says }) => {
    for (const part of [': open\n\n', cart(7).slice(0, 20), cart(7).slice(20) + ':\n\n' + order]) says(part);
  });
  await after(0);
  expect(heard).toEqual([
    { kind: 'CART', id: 'c1', version: 7 },
    { kind: 'ORDER', id: '4471', version: 9 },
  ]);
  expect(asked[0]).toMatchObject({ method: 'POST', headers: { accept: 'text/event-stream' } });
  end();
  await after(600_000);
  expect(asked).toHaveLength(1);
});

test('a stream that ends is followed again, later each time, and soon after one that held', async () => {
  const { asked, end } = follow((turn) => ({ says, ends }) => {
    says(cart(turn));
    if (turn === 4) setTimeout(ends, 35_000);
    else ends();
  });
  await after(0);
  for (const [count, pause] of [
    [2, 2000],
    [3, 4000],
    [4, 8000],
    [5, 37_000],
  ] as const) {
    await after(pause - 1);
    expect(asked).toHaveLength(count - 1);
    await after(1);
    expect(asked).toHaveLength(count);
  }
  end();
});

test('a gateway that is full is asked when it says; one that knows no such question, no more', async () => {
  const { asked } = follow((turn) => (turn === 1 ? refusal(503, { 'retry-after': '30' }) : refusal(400)));
  await after(29_999);
  expect(asked).toHaveLength(1);
  await after(1);
  expect(asked).toHaveLength(2);
  await after(3_600_000);
  expect(asked).toHaveLength(2);
});

test('a refusal within the stream is waited for, too', async () => {
  const { asked, end } = follow(
    () =>
      ({ says }) =>
        says('event: next\ndata: {"errors":[{"extensions":{"retryAfterSeconds":60}}]}\n\nevent: complete\ndata: \n\n'),
  );
  await after(59_999);
  expect(asked).toHaveLength(1);
  await after(1);
  expect(asked).toHaveLength(2);
  end();
});

test('a stream that has fallen silent is given up', async () => {
  const { asked, end } = follow(
    () =>
      ({ says }) =>
        says(': open\n\n'),
  );
  await after(39_999);
  expect(asked[0]?.signal?.aborted).toBe(false);
  await after(1);
  expect(asked[0]?.signal?.aborted).toBe(true);
  end();
});
