import type { ApolloClient } from '@apollo/client';
import type { usePasskeyTexts } from '../../../messages/account/passkeys.ts';
import { passkeyOffer } from '../../../storage/passkey-offer.ts';
import { failureOf, wantsStepUp } from '../../../writes/failure.ts';
import { AddPasskeyDocument, StartPasskeyDocument } from './AddPasskey.generated.ts';
import * as device from './device.ts';
import { deviceKind } from './device-kind.ts';

export type Outcome =
  | { kind: 'added'; name: string }
  | { kind: 'exists' | 'step-up' | 'session-ended' }
  | { kind: 'failed'; message: string };

interface Page {
  client: ApolloClient;
  texts: ReturnType<typeof usePasskeyTexts>;
  /** What the device calls the site. */
  site: string;
}

/** Sets up a passkey on this device for the signed-in shopper. */
export async function addPasskey(page: Page): Promise<Outcome> {
  try {
    return await made(page);
  } catch (error) {
    if (wantsStepUp(error)) return { kind: 'step-up' };
    const failure = failureOf(error);
    return failure ? { kind: 'failed', message: failure.message ?? page.texts.failed } : { kind: 'session-ended' };
  }
}

async function made({ client, texts, site }: Page): Promise<Outcome> {
  const failed = (message: string | undefined | null): Outcome => ({
    kind: 'failed',
    message: message ?? texts.failed,
  });
  if (!device.hasPasskeys()) return failed(texts.signIn.unsupported);
  const { startPasskey } = (await client.mutate({ mutation: StartPasskeyDocument })).data ?? {};
  if (!startPasskey?.creation) return failed(startPasskey?.userErrors[0]?.message);
  const answer = await device.makeOnDevice(startPasskey.creation, site);
  if (answer.kind === 'canceled') return failed(texts.canceled);
  if (answer.kind === 'failed') return failed(null);
  if (answer.kind === 'exists') {
    passkeyOffer.made();
    return { kind: 'exists' };
  }
  const name = texts.devices[deviceKind(navigator)];
  const variables = { input: { ...answer.made, name } };
  const { addPasskey: answered } = (await client.mutate({ mutation: AddPasskeyDocument, variables })).data ?? {};
  if (!answered?.me) return failed(answered?.userErrors[0]?.message);
  passkeyOffer.made();
  return { kind: 'added', name };
}
