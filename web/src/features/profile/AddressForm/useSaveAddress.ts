import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { failureOf, wantsStepUp } from '../../../writes/failure.ts';
import { requestKeys } from '../../../writes/request-key.ts';
import { type AddressForm_AddressFragment, SaveDeliveryAddressDocument } from './AddressForm.generated.ts';
import { type AddressEntry, type FieldFault, fieldNames } from './entry.ts';

export type SaveOutcome =
  | { kind: 'saved'; address: AddressForm_AddressFragment }
  | { kind: 'faults'; faults: FieldFault[] }
  | { kind: 'conflict'; saved: AddressForm_AddressFragment }
  | { kind: 'failed'; message: string }
  | { kind: 'step-up' }
  | { kind: 'session-ended' };

/** The saved address a change is based on; null for a new one. */
export type Origin = Pick<AddressForm_AddressFragment, 'id' | 'version'> | null;

/** Saves an address; the same entries sent again are the same request (I-8). */
export function useSaveAddress(): {
  isBusy: boolean;
  send: (entry: AddressEntry, origin: Origin) => Promise<SaveOutcome>;
} {
  const client = useApolloClient();
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const [isBusy, setIsBusy] = useState(false);
  const keys = useRef(requestKeys());

  const send = async (entry: AddressEntry, origin: Origin): Promise<SaveOutcome> => {
    const answers = { ...entry, ...(origin ? { id: origin.id, version: origin.version } : {}) };
    setIsBusy(true);
    try {
      const { data } = await client.mutate({
        mutation: SaveDeliveryAddressDocument,
        variables: { input: { ...answers, clientRequestId: keys.current.of(answers) } },
      });
      const { address, savedMeanwhile, userErrors = [] } = data?.saveDeliveryAddress ?? {};
      if (address) return { kind: 'saved', address };
      if (savedMeanwhile) return { kind: 'conflict', saved: savedMeanwhile };
      const faults = userErrors.flatMap(({ code, message, field, limit }) => {
        const name = fieldNames.find((known) => known === field);
        return name ? [{ field: name, code, message, limit }] : [];
      });
      if (faults.length > 0) return { kind: 'faults', faults };
      return { kind: 'failed', message: userErrors[0]?.message ?? technicalDifficulties };
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
