import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { SubstitutionKind } from '../../../graphql/schema-types.ts';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { useMessages } from '../../../messages/messages.ts';
import { change } from '../../../writes/change.ts';
import { failureOf } from '../../../writes/failure.ts';
import { requestKeys } from '../../../writes/request-key.ts';
import { ChooseSubstitutionDocument } from '../data/ChangeCheckout.generated.ts';
import type { CheckoutLine } from '../steps.ts';

/** Chooses what happens to a line if it's out. What was chosen shows at once, and goes back if it can't be kept. */
export function useSubstitution() {
  const client = useApolloClient();
  const { items } = useCheckoutTexts();
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const { revalidate } = useRevalidator();
  const announce = useAnnounce();
  const [sending, setSending] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const keys = useRef(requestKeys());

  const choose = async (line: CheckoutLine, kind: SubstitutionKind): Promise<void> => {
    const { id, substitution } = line;
    if (!substitution || substitution.kind === kind) return;
    const show = (shown: SubstitutionKind) =>
      client.cache.modify({
        id: client.cache.identify({ __typename: 'CartLine', id }) ?? '',
        fields: { substitution: (last: object | null) => last && { ...last, kind: shown } },
      });
    const chosen = {
      lineId: id,
      substitution: kind,
      ...(kind === 'SPECIFIC_ITEM' && substitution.product ? { substituteId: substitution.product.id } : {}),
    };
    setProblem(null);
    setSending((count) => count + 1);
    show(kind);
    try {
      const { data } = await change(client, {
        mutation: ChooseSubstitutionDocument,
        variables: { input: { set: [chosen], clientRequestId: keys.current.of(chosen) } },
        isAnswered: ({ changeCart }) => Boolean(changeCart),
      });
      keys.current.answered();
      const refusal = data.changeCart.refused[0] ?? data.changeCart.userErrors[0];
      if (refusal) {
        show(substitution.kind);
        return setProblem(refusal.message);
      }
      announce(items.kept(line.name, items.kind[kind]));
      // The words for all of them together are the checkout's.
      await revalidate();
    } catch (error) {
      show(substitution.kind);
      const failure = failureOf(error);
      if (failure) setProblem(failure.message ?? technicalDifficulties);
    } finally {
      setSending((count) => count - 1);
    }
  };
  return { choose, isBusy: sending > 0, problem };
}
