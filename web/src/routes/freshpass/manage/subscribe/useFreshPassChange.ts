import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useState } from 'react';
import type { FreshPassAction } from '../../../../graphql/schema-types.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { useFreshPassTexts } from '../../../../messages/play/fresh-pass.ts';
import { change } from '../../../../writes/change.ts';
import { failureOf } from '../../../../writes/failure.ts';
import { alone, requestKeys } from '../../../../writes/request-key.ts';
import { ChangeFreshPassDocument } from './ChangeFreshPass.generated.ts';

/** The provider's answer isn't known: the same request finds out, and pays nothing twice. */
const unknown = 'PAYMENT_UNKNOWN';

/**
 * Changes FreshPass, one press at a time, in one tab at a time.
 * @returns `failure`: why the last press changed nothing; null if it did
 */
export function useFreshPassChange() {
  const texts = useFreshPassTexts();
  const { frame } = useMessages();
  const announce = useAnnounce();
  const client = useApolloClient();
  const [keys] = useState(() => requestKeys());
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const send = async (action: FreshPassAction, expectedPrice: string | null) => {
    setBusy(true);
    setFailure(null);
    try {
      const input = { action, expectedPrice, clientRequestId: keys.of({ action, expectedPrice }) };
      const { data } = await alone('fresh-pass', () =>
        change(client, {
          mutation: ChangeFreshPassDocument,
          variables: { input },
          isAnswered: (answer) => Boolean(answer.changeFreshPass),
        }),
      );
      const [refusal] = data.changeFreshPass.userErrors;
      if (refusal?.code !== unknown) keys.answered();
      if (refusal) setFailure(refusal.message);
      else announce(texts.announced[action]);
    } catch (error) {
      const failed = failureOf(error);
      if (failed) setFailure(failed.message ?? frame.unavailable.text);
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, failure };
}
