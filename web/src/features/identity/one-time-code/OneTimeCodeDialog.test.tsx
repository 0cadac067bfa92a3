import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { createClient } from '../../../app/data/apollo.ts';
import { pageNow } from '../../../page/clock.ts';
import { OneTimeCodeDialog } from './OneTimeCodeDialog.tsx';

const shopper = userEvent.setup();

test('N-3 a sensitive action is confirmed with a code to the signed-in shopper, who types no handle', async () => {
  const sent: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    sent.push(variables);
    const inMs = (ms: number) => new Date(pageNow() + ms).toISOString();
    return of({
      data:
        operationName === 'StartSignIn'
          ? {
              startSignIn: {
                __typename: 'StartSignInPayload',
                userErrors: [],
                challenge: {
                  __typename: 'SignInChallenge',
                  id: 'c1',
                  maskedHandle: '(•••) •••-4821',
                  codeLength: 6,
                  expiresAt: inMs(300_000),
                  resendAfter: inMs(30_000),
                  isSent: true,
                },
              },
            }
          : {
              verifySignInCode: {
                __typename: 'VerifySignInCodePayload',
                redirectTo: null,
                retryAt: null,
                userErrors: [],
              },
            },
    });
  });
  const onConfirmed = vi.fn<() => void>();
  render(
    <ApolloProvider client={createClient(link, { ssr: false })}>
      <OneTimeCodeDialog open onOpenChange={() => {}} onConfirmed={onConfirmed} />
    </ApolloProvider>,
  );
  expect(await screen.findByRole('dialog', { name: "Confirm it's you" })).toBeInTheDocument();
  await shopper.click(screen.getByRole('button', { name: 'Text me a code' }));
  await shopper.type(await screen.findByLabelText('One-time code'), '407192');
  await waitFor(() => expect(onConfirmed).toHaveBeenCalled());
  expect(sent).toEqual([
    { input: { channel: 'SMS', purpose: 'STEP_UP' } },
    { input: { challengeId: 'c1', code: '407192', rememberMe: false } },
  ]);
});
