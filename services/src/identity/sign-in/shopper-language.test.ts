import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { mailboxesOf } from '../store/customers.ts';
import { browserOf, fillIdentities, newestCode } from '../testing/fixture.ts';

let world: World;
beforeAll(async () => void (world = await createWorld({ fill: fillIdentities })));
afterAll(() => world.close());
// Every test starts on a new day, clear of the previous one's rate limits.
beforeEach(() => world.clock.advance({ hours: 24 }));

const household = () => mailboxesOf(world.db, 'household-1');
const ben = { email: 'ben@example.com', language: 'en' };
const maya = (language: string) => ({ email: 'maya@example.com', language });

test('what is mailed to a shopper is in the language in which they last signed in', async () => {
  const browser = browserOf(world);
  expect(await household()).toEqual([ben, maya('en')]);
  const { challengeId } = (await browser.asksForCode({ language: 'es' })).json<{ challengeId: string }>();
  const code = await newestCode(world);
  await browser.enters(challengeId, code === '000000' ? '000001' : '000000');
  // Whoever only asks for a code changes nothing.
  expect(await household()).toEqual([ben, maya('en')]);
  await browser.enters(challengeId, code);
  expect(await household()).toEqual([ben, maya('es')]);
  world.clock.advance({ minutes: 1 });
  await browser.signsIn();
  expect(await household()).toEqual([ben, maya('en')]);
});

test('who joins in Spanish gets mail in Spanish', async () => {
  const browser = browserOf(world);
  const email = 'ines@example.com';
  const started = await browser.asksForCode({ handle: email, language: 'es' });
  await browser.enters(started.json<{ challengeId: string }>().challengeId, await newestCode(world, email));
  const joined = await browser.joins({ firstName: 'Inés' });
  const { householdId } = joined.json<{ householdId: string }>();
  expect(await mailboxesOf(world.db, householdId)).toEqual([{ email, language: 'es' }]);
});
