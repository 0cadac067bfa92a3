import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { failureOf, wantsStepUp } from '../../../writes/failure.ts';
import { requestKeys } from '../../../writes/request-key.ts';
import type { Removal } from '../../identity/RemovalDialog.tsx';
import { DeleteDeliveryAddressDocument, DeletePhoneDocument } from './DeleteDialog.generated.ts';

/** What a shopper deletes from the profile. */
export type Deletable = { kind: 'address'; id: string } | { kind: 'phone'; number: string };

/** Deletes an address or a number; sent again, it's the same request (I-8). */
export function useDelete(): { isBusy: boolean; send: (what: Deletable) => Promise<Removal> } {
  const client = useApolloClient();
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const [keys] = useState(requestKeys);
  const [isBusy, setIsBusy] = useState(false);

  const mutate = async (what: Deletable) => {
    const clientRequestId = keys.of(what);
    if (what.kind === 'address') {
      const input = { id: what.id, clientRequestId };
      return (await client.mutate({ mutation: DeleteDeliveryAddressDocument, variables: { input } })).data
        ?.deleteDeliveryAddress;
    }
    const input = { number: what.number, clientRequestId };
    return (await client.mutate({ mutation: DeletePhoneDocument, variables: { input } })).data?.deletePhone;
  };

  const send = async (what: Deletable): Promise<Removal> => {
    setIsBusy(true);
    try {
      const answer = await mutate(what);
      keys.answered();
      const [refusal] = answer?.userErrors ?? [];
      if (refusal) return { kind: 'failed', message: refusal.message };
      return answer ? { kind: 'removed' } : { kind: 'failed', message: technicalDifficulties };
    } catch (error) {
      if (wantsStepUp(error)) return { kind: 'step-up' };
      const failure = failureOf(error);
      return failure
        ? { kind: 'failed', message: failure.message ?? technicalDifficulties }
        : { kind: 'session-ended' };
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, send };
}
