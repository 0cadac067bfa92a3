import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessagesProvider } from '../messages/messages.tsx';
import { someOperator } from '../testing/console.tsx';
import { App } from './App.tsx';

const documents = JSON.parse(
  readFileSync(join(import.meta.dirname, '../graphql/persisted-documents.json'), 'utf8'),
) as Record<string, string>;
const nameOf = (hash: string) => /(?:query|mutation) (\w+)/.exec(documents[hash] ?? '')?.[1] ?? 'unknown';

const ana = someOperator(['BE_SIGNED_IN', 'SEE_PEOPLE']);
const challenge = { __typename: 'SignInChallenge', id: 'c1', maskedEmail: 'a•••@larder.example', codeLength: 6 };
const unauthenticated = { errors: [{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }], data: null };

/** The gateway as the browser sees it: whoever has entered the code is signed in. */
let isSignedIn: boolean;
let asked: string[];

function answerTo(name: string, { input }: { input?: { code?: string } }): object {
  if (name === 'Session') return { data: { me: isSignedIn ? ana : null } };
  if (name === 'StartSignIn')
    return { data: { startSignIn: { __typename: 'StartSignInPayload', challenge, userErrors: [] } } };
  if (name === 'VerifySignInCode') {
    isSignedIn = input?.code === '123456';
    const wrong = { __typename: 'UserError', code: 'CODE_WRONG', message: "That code isn't right.", field: 'code' };
    const payload = { __typename: 'VerifySignInCodePayload', me: isSignedIn ? ana : null };
    return { data: { verifySignInCode: { ...payload, userErrors: isSignedIn ? [] : [wrong] } } };
  }
  if (!isSignedIn) return unauthenticated;
  if (name === 'People') return { data: { people: [] } };
  isSignedIn = false;
  return { data: { signOut: { __typename: 'SignOutPayload', isSignedOut: true } } };
}

beforeEach(() => {
  [isSignedIn, asked] = [false, []];
  window.history.replaceState(null, '', '/admin/');
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { variables, extensions } = JSON.parse(body) as {
      variables: object;
      extensions: { persistedQuery: { sha256Hash: string } };
    };
    const name = nameOf(extensions.persistedQuery.sha256Hash);
    asked.push(name);
    return Response.json(answerTo(name, variables));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

const draw = () =>
  render(
    <MessagesProvider>
      <App />
    </MessagesProvider>,
  );
async function signsIn(code = '123456') {
  await userEvent.type(await screen.findByLabelText('Work email'), 'ana@larder.example');
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
  await userEvent.type(await screen.findByLabelText('Code from the email'), code);
}

test('a person signs in with a code, sees the places that are theirs, and signs out', async () => {
  draw();
  await signsIn();
  expect(await screen.findByRole('heading', { name: 'Hello, Ana Romero' })).toBeVisible();
  const places = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(places).toEqual(['Skip to content', 'Home', 'People']);
  await userEvent.click(screen.getByRole('button', { name: 'Account of Ana Romero' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByLabelText('Work email')).toBeVisible();
  expect(screen.queryByText('Your session has ended')).not.toBeInTheDocument();
});

test('a wrong code is said at its field, and another one may be entered', async () => {
  draw();
  await signsIn('000000');
  expect(await screen.findByText("That code isn't right.")).toBeVisible();
  expect(asked.filter((name) => name === 'VerifySignInCode')).toHaveLength(1);
  await userEvent.clear(screen.getByLabelText('Code from the email'));
  await userEvent.type(screen.getByLabelText('Code from the email'), '123456');
  expect(await screen.findByRole('heading', { name: 'Hello, Ana Romero' })).toBeVisible();
});

test('without an address nothing is sent', async () => {
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Send code' }));
  expect(screen.getByLabelText('Work email')).toHaveAccessibleDescription(/Enter your email address/);
  expect(asked).toEqual(['Session']);
});

test('a session that has ended elsewhere is said, and who signs in again is where they were', async () => {
  isSignedIn = true;
  draw();
  await screen.findByRole('heading', { name: 'Hello, Ana Romero' });
  isSignedIn = false;
  await userEvent.click(screen.getByRole('link', { name: 'People' }));
  expect(await screen.findByText('Your session has ended')).toBeVisible();
  await signsIn();
  expect(await screen.findByRole('heading', { name: 'People' })).toBeVisible();
});

test('everything can be read in Spanish, which the browser remembers', async () => {
  isSignedIn = true;
  draw();
  await userEvent.click(await screen.findByRole('button', { name: 'Account of Ana Romero' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Español' }));
  expect(await screen.findByRole('heading', { name: 'Hola, Ana Romero' })).toBeVisible();
  expect([document.documentElement.lang, localStorage.getItem('larderConsoleLanguage')]).toEqual(['es', 'es']);
  localStorage.removeItem('larderConsoleLanguage');
  document.documentElement.lang = 'en';
});
