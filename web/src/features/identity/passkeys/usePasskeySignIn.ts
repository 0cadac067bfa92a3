import { type ApolloClient, CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { secondsUntil } from '../../../page/clock.ts';
import { usePasskeyTexts } from '../../../messages/account/passkeys.ts';
import { passkeyOffer } from '../../../storage/passkey-offer.ts';
import { loadDevice } from './lazy-device.ts';
import { SignInWithPasskeyDocument } from './SignInWithPasskey.generated.ts';
import { StartPasskeySignInDocument } from './StartPasskeySignIn.generated.ts';

interface Options {
  rememberMe: boolean;
  /** Called with the same-site path to go on to. */
  onSignedIn: (redirectTo: string | null) => void;
}

/** Asked for again this long before it's too late, in seconds. */
const margin = 30;

/**
 * Signing in with a passkey: from the list that a browser shows below a field, which is there from the start, or when asked
 * for. One ends the other, and a challenge that gets old is replaced.
 */
export function usePasskeySignIn(options: Options) {
  const client = useApolloClient();
  const { signIn: texts } = usePasskeyTexts();
  const [problem, setProblem] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const [round, setRound] = useState(0);
  const latest = useRef(options);
  useEffect(() => void (latest.current = options));

  useEffect(() => {
    if (isAsking) return;
    let isOver = false;
    let renewal: ReturnType<typeof setTimeout> | undefined;
    const list = async () => {
      const device = await loadDevice();
      if (isOver || !(await device.listsPasskeys())) return;
      const { request } = await ask(client);
      if (isOver || !request) return;
      renewal = setTimeout(
        () => setRound(round + 1),
        Math.max(margin, secondsUntil(request.expiresAt) - margin) * 1000,
      );
      const answer = await device.signOnDevice(request, { isListed: true });
      if (isOver || answer.kind !== 'signed') return;
      clearTimeout(renewal);
      const refusal = await send(client, answer.signed, request.host, latest.current);
      if (refusal === null || isOver) return;
      setProblem(refusal.message ?? texts.failed);
      setRound(round + 1);
    };
    // Without a list, there is the button.
    list().catch(() => undefined);
    return () => {
      isOver = true;
      clearTimeout(renewal);
      void loadDevice().then(
        (device) => device.stopAsking(),
        () => undefined,
      );
    };
  }, [client, texts, isAsking, round]);

  const signIn = async () => {
    setProblem(undefined);
    setIsAsking(true);
    let isIn = false;
    try {
      const device = await loadDevice();
      if (!device.hasPasskeys()) return setProblem(texts.unsupported);
      const { request, message } = await ask(client);
      if (!request) return setProblem(message ?? texts.failed);
      const answer = await device.signOnDevice(request, { isListed: false });
      if (answer.kind !== 'signed') return setProblem(answer.kind === 'canceled' ? texts.notUsed : texts.failed);
      const refusal = await send(client, answer.signed, request.host, latest.current);
      // The page goes: nothing is asked for anymore.
      isIn = refusal === null;
      if (refusal) setProblem(refusal.message ?? texts.failed);
    } catch (error) {
      setProblem(textOf(error) ?? texts.failed);
    } finally {
      if (!isIn) setIsAsking(false);
    }
  };
  return { signIn, isAsking, problem };
}

async function ask(client: ApolloClient) {
  const { data } = await client.mutate({ mutation: StartPasskeySignInDocument });
  const answer = data?.startPasskeySignIn;
  return { request: answer?.request, message: answer?.userErrors[0]?.message };
}

type Device = Awaited<ReturnType<typeof loadDevice>>;
type Signed = Extract<Awaited<ReturnType<Device['signOnDevice']>>, { kind: 'signed' }>['signed'];

/** Sends what the device signed. @returns why it wasn't accepted; null when the shopper is in */
async function send(client: ApolloClient, signed: Signed, host: string, { rememberMe, onSignedIn }: Options) {
  const input = { ...signed, rememberMe };
  const { data } = await client.mutate({ mutation: SignInWithPasskeyDocument, variables: { input } });
  const answer = data?.signInWithPasskey;
  const [refusal] = answer?.userErrors ?? [];
  if (answer && !refusal) {
    passkeyOffer.made();
    onSignedIn(answer.redirectTo);
    return null;
  }
  if (refusal?.code === 'PASSKEY_UNKNOWN') await (await loadDevice()).forgetOnDevice(host, signed.passkeyId);
  return { message: refusal?.message };
}

// Only the gateway's own texts are for shoppers; what the network says is not.
const textOf = (error: unknown): string | undefined =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
