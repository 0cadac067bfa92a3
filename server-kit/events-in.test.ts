import { expect, test } from 'vitest';
import { eventsIn } from './events-in.ts';

async function read(...chunks: (string | Uint8Array)[]) {
  const encoder = new TextEncoder();
  async function* body() {
    for (const chunk of chunks) yield typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
  }
  const events = [];
  for await (const event of eventsIn(body())) events.push(event);
  return events;
}

test('events are read however they are cut, with either kind of line end, and comments are none', async () => {
  const text = ': open\n\nevent: changed\ndata: {"é":1}\n\n:\n\nevent: changed\r\ndata: 2\r\n\r\ndata: a\ndata: b\n\n';
  const events = [
    { event: 'changed', data: '{"é":1}' },
    { event: 'changed', data: '2' },
    { event: 'message', data: 'a\nb' },
  ];
  expect(await read(text)).toEqual(events);
  const bytes = new TextEncoder().encode(text.replaceAll('\r', ''));
  expect(await read(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(events);
});

test('an event that never ends is not gathered', async () => {
  await expect(read('data: ', 'x'.repeat(70_000))).rejects.toThrow('too long');
});
