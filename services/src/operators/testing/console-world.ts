import { services } from '../../app.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { addPerson } from '../people/add.ts';
import type { Role } from '../rules/permissions.ts';
import type { PersonRow } from '../store/tables.ts';

/** The services, with nobody in the console. */
export const consoleWorld = (): Promise<World> => createWorld({ services, clock: '2026-08-05T17:00:00Z' });

/** Lets somebody in: `ana` is `ana@larder.example`. */
export const letIn = (
  world: World,
  name: string,
  roles: readonly Role[] = ['OWNER'],
  storeId: string | null = null,
): Promise<PersonRow> =>
  addPerson(world.context, { fullName: `${name} Test`, email: `${name}@larder.example`, roles, storeId });

/** Asks for a code. */
export const asksForCode = (world: World, email: string, remoteAddress = '127.0.0.1') =>
  world.app.inject({ method: 'POST', url: '/operators/sign-in/start', remoteAddress, body: { email } });

/** The newest code that was mailed to an address; null if none was. */
export async function mailedCode(world: World, email: string): Promise<string | null> {
  await world.runJobs();
  const answer = await world.app.inject(`/outbox.json?to=${encodeURIComponent(email)}`);
  return answer.json<{ messages: { code: string | null }[] }>().messages[0]?.code ?? null;
}

export const enters = (world: World, challengeId: string, code: string) =>
  world.app.inject({ method: 'POST', url: '/operators/sign-in/verify', body: { challengeId, code } });

/** Signs somebody in. @returns the cookie of the session */
export async function signsIn(world: World, name: string): Promise<{ cookie: string }> {
  const email = `${name}@larder.example`;
  const { challengeId } = (await asksForCode(world, email)).json<{ challengeId: string }>();
  const answer = await enters(world, challengeId, (await mailedCode(world, email)) ?? '');
  world.clock.advance({ seconds: 31 });
  const [cookie] = answer.cookies;
  if (!cookie) throw new Error(`${name} was not let in: ${answer.body}`);
  return { cookie: `${cookie.name}=${cookie.value}` };
}
