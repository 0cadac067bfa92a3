import { CombinedGraphQLErrors } from '@apollo/client';
import { useRef, useState } from 'react';
import type { SignInChannel, SignInPurpose } from '../../../graphql/schema-types.ts';
import { useIdentityTexts } from '../../../messages/identity.ts';
import { useStartSignInMutation, type StartSignInMutation } from './StartSignIn.generated.ts';
import { useVerifySignInCodeMutation } from './VerifySignInCode.generated.ts';

export type Challenge = NonNullable<StartSignInMutation['startSignIn']['challenge']>;

/** Why the digits were not taken. */
export type CodeProblem =
  | { kind: 'wrong' | 'failed'; message: string }
  | { kind: 'expired' }
  | { kind: 'locked'; retryAt: string };

/** Who gets the code, and how. Without a handle it goes to the remembered or signed-in shopper. */
export interface CodeRequest {
  channel: SignInChannel;
  handle?: string;
}

export interface SentCode {
  challenge: Challenge;
  request: CodeRequest;
  problem?: CodeProblem;
}

export interface OneTimeCode {
  /** The code that was sent last; undefined before the first. */
  sent: SentCode | undefined;
  /** Why no code could be sent. */
  sendError: string | undefined;
  sending: boolean;
  checking: boolean;
  /** Sends a code, or another one. Answers whether it went out. */
  send: (request: CodeRequest) => Promise<boolean>;
  submit: (code: string, rememberMe: boolean) => Promise<void>;
  /** Forgets the code that was sent: back to the question where it should go. */
  startOver: () => void;
}

interface Options {
  purpose: SignInPurpose;
  /** Called when the code was right, with the same-site path to go on to. */
  onVerified: (redirectTo: string | null) => void;
  /** Called when the code is right and its handle belongs to no member. */
  onJoining?: () => void;
}

/** The way of a one-time code from being asked for to being accepted (N-1). */
export function useOneTimeCode({ purpose, onVerified, onJoining }: Options): OneTimeCode {
  const { code: texts } = useIdentityTexts();
  const [sent, setSent] = useState<SentCode>();
  const [sendError, setSendError] = useState<string>();
  const [start, { loading: sending }] = useStartSignInMutation({ errorPolicy: 'all' });
  const [verify, { loading: checking }] = useVerifySignInCodeMutation({ errorPolicy: 'all' });

  // The last digit sends a code, and so does the button: it is checked once.
  const isAnswering = useRef(false);

  const send = async (request: CodeRequest): Promise<boolean> => {
    setSendError(undefined);
    const { data, error } = await start({ variables: { input: { ...request, purpose } } }).catch(failed);
    const challenge = data?.startSignIn.challenge;
    isAnswering.current = false;
    if (challenge) setSent({ challenge, request });
    else setSendError(data?.startSignIn.userErrors[0]?.message ?? textOf(error) ?? texts.failed);
    return challenge?.isSent ?? false;
  };

  const submit = async (code: string, rememberMe: boolean): Promise<void> => {
    if (!sent || isAnswering.current) return;
    isAnswering.current = true;
    const input = { challengeId: sent.challenge.id, code, rememberMe };
    const { data, error } = await verify({ variables: { input } }).catch(failed);
    const answer = data?.verifySignInCode;
    if (answer?.joining && onJoining) return onJoining();
    if (answer && answer.userErrors.length === 0) return onVerified(answer.redirectTo);
    isAnswering.current = false;
    const { code: reason, message } = answer?.userErrors[0] ?? { code: '', message: textOf(error) };
    setSent({ ...sent, problem: problemOf(reason, message || texts.failed, answer?.retryAt) });
  };

  const startOver = () => {
    setSent(undefined);
    setSendError(undefined);
  };
  return { sent, sendError, sending, checking, send, submit, startOver };
}

const failed = () => ({ data: undefined, error: undefined });

// Only the gateway's own texts are for shoppers; what the network says is not.
const textOf = (error: unknown): string | undefined =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;

function problemOf(code: string, message: string, retryAt: string | null | undefined): CodeProblem {
  switch (code) {
    case 'CODE_WRONG':
      return { kind: 'wrong', message };
    case 'CODE_EXPIRED':
      return { kind: 'expired' };
    case 'CHALLENGE_LOCKED':
    case 'RATE_LIMITED':
      return retryAt ? { kind: 'locked', retryAt } : { kind: 'failed', message };
    default:
      return { kind: 'failed', message };
  }
}
