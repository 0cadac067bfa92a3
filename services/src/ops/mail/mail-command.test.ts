import { afterAll, beforeAll, expect, test } from 'vitest';
import { services } from '../../app.ts';
import { browserOf, fillIdentities } from '../../identity/testing/fixture.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { auditOf, commandsOf } from '../testing/ops-testing.ts';

let world: World;
beforeAll(async () => void (world = await createWorld({ services, fill: fillIdentities })));
afterAll(() => world.close());

const reads = (address: string, smtpUrl: string | null = null) =>
  commandsOf(world, { config: { smtpUrl } })('--operator', 'okafor', '--yes', 'mail', 'read', address);

test('N-71 an operator reads the code that waits for an address, and the look is in the audit log', async () => {
  expect(await reads('maya@example.com')).toMatchObject({ code: 0, said: 'Nothing waits for maya@example.com.' });
  const maya = browserOf(world);
  const { challengeId } = (await maya.asksForCode()).json<{ challengeId: string }>();
  const { said } = await reads('maya@example.com');
  const code = /\b\d{6}\b/.exec(said)?.[0] ?? '';
  expect((await maya.enters(challengeId, code)).statusCode).toBe(200);
  expect(await reads('ben@example.com')).toMatchObject({ said: 'Nothing waits for ben@example.com.' });
  expect(await auditOf(world)).toContainEqual(['okafor', 'mail read', 'maya@example.com', 'DONE']);
});

test('N-71 nobody reads them without being an operator, nor where a mail server takes them', async () => {
  expect((await commandsOf(world)('--yes', 'mail', 'read', 'maya@example.com')).code).toBe(2);
  const refused = await reads('maya@example.com', 'smtp://mail.example.com:25');
  expect(refused).toMatchObject({ code: 1, complained: expect.stringContaining('MAIL_IS_SENT') });
  expect(refused.said).toBe('');
});
