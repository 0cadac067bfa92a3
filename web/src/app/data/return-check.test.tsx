import { ApolloLink } from '@apollo/client';
import { type Observable, of, throwError } from 'rxjs';
import { expect, type Mock, onTestFinished, test, vi } from 'vitest';
import { holdTimers, settled } from '../../../../tests/quiet.ts';
import { noteAnswer } from './answers.ts';
import { createClient } from './apollo.ts';
import { FrameStoreDocument } from './FrameStore.generated.ts';
import { checkSessionOnReturn } from './return-check.ts';

const me = (id: string) => ({
  me: { __typename: 'Me' as const, id, store: { __typename: 'Store' as const, id: '2', name: '2300 16th St' } },
});
const step = (type: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
const isHidden = () => document.documentElement.style.visibility === 'hidden';

/** A page that was drawn for Maya, left, and brought back; the gateway now answers as told. */
async function comesBack(
  answer: () => Observable<ApolloLink.Result>,
): Promise<{ reload: Mock<() => void>; refresh: Mock<() => void> }> {
  onTestFinished(() => {
    document.documentElement.style.visibility = '';
  });
  const client = createClient(new ApolloLink(() => answer()), { ssr: false });
  noteAnswer(client, FrameStoreDocument, undefined, { data: me('maya'), isStale: false });
  const [reload, refresh] = [vi.fn<() => void>(), vi.fn<() => void>()];
  onTestFinished(checkSessionOnReturn(client, { reload, refresh }));
  step('pagehide');
  expect(isHidden()).toBe(true);
  step('pageshow');
  expect(isHidden()).toBe(true);
  return { reload, refresh };
}

test('S-109 a page that comes back shows itself once the session is known to be the same, and is brought up to date', async () => {
  const { reload, refresh } = await comesBack(() => of({ data: me('maya') }));
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(isHidden()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('S-109 a page that comes back after signing out is loaded anew and shows nothing', async () => {
  const { reload, refresh } = await comesBack(() => of({ data: { me: null } }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(refresh).not.toHaveBeenCalled();
  expect(isHidden()).toBe(true);
});

test('a page that comes back while no one can say who is signed in is loaded anew', async () => {
  const { reload } = await comesBack(() => throwError(() => new TypeError('no connection')));
  await vi.waitFor(() => expect(reload).toHaveBeenCalled());
  expect(isHidden()).toBe(true);
});

test.each([
  ['Back, and a shopper has signed in since, is loaded anew', 'back_forward', me('maya'), 1],
  ['Back, and no one has signed in, stays', 'back_forward', { me: null }, 0],
  ['a link stays as the server has just drawn it', 'navigate', me('maya'), 0],
] as const)("a guest's page that comes by %s", async (_, type, answer, reloads) => {
  holdTimers();
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [{ type }] });
  onTestFinished(() => void vi.unstubAllGlobals());
  const asked = vi.fn<() => Observable<ApolloLink.Result>>(() => of({ data: answer }));
  const client = createClient(new ApolloLink(asked), { ssr: false });
  noteAnswer(client, FrameStoreDocument, undefined, { data: { me: null }, isStale: false });
  const reload = vi.fn<() => void>();
  onTestFinished(checkSessionOnReturn(client, { reload, refresh: () => undefined }));
  await settled();
  expect(asked).toHaveBeenCalledTimes(type === 'navigate' ? 0 : 1);
  expect(reload).toHaveBeenCalledTimes(reloads);
});
