import type { Stack } from '../../tests/e2e/stack.ts';

/** The `Cookie` header of a demo shopper. */
export async function cookieOf(stack: Stack, key: string): Promise<string> {
  const answer = await fetch(`${stack.services}/identity/demo/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, banner: 'safeway' }),
  });
  const lines = answer.headers.getSetCookie();
  return lines.map((line) => line.split(';')[0]).join('; ');
}
