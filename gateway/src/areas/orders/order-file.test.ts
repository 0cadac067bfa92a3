import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { GatewayContext } from '../../context.ts';
import { registerOrderFile } from './order-file.ts';

const member = { session: { shopper: async () => ({}) }, jar: { setCookies: () => ['session=new'] } };
const guest = { ...member, session: { shopper: async () => null } };

/** Asks for the file of an order, as a visitor. */
async function asked(visit: object, contentOf: () => Promise<string | null>, orderNumber = '4471902') {
  const app = fastify();
  registerOrderFile(app, () => visit as GatewayContext, {
    name: 'note.txt',
    type: 'text/plain; charset=utf-8',
    savedAs: (number) => `note-${number}.txt`,
    contentOf,
  });
  const answer = await app.inject(`/orders/${orderNumber}/note.txt`);
  await app.close();
  return answer;
}

test('N-42 an order’s file goes to its shopper alone, is saved under its name, and is kept by nobody', async () => {
  const { statusCode, headers, body } = await asked(member, async () => 'eggs');
  expect([statusCode, body]).toEqual([200, 'eggs']);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="note-4471902.txt"',
    'set-cookie': 'session=new',
  });
});

test('an order’s file that isn’t there, isn’t theirs, or fails says so and nothing more', async () => {
  const fails = async () => {
    throw new Error('a rule is broken');
  };
  const answers = [
    await asked(member, async () => null),
    await asked(guest, async () => 'eggs'),
    await asked(member, async () => 'eggs', '..%2F1'),
    await asked(member, fails),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 401, 404, 500]);
  expect(answers.map(({ body }) => body).join()).not.toMatch(/eggs|broken/);
});
