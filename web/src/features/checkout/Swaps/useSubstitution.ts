import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import type { SubstitutionKind } from '../../../graphql/schema-types.ts';
import { useMessages } from '../../../messages/messages.ts';
import { change } from '../../../writes/change.ts';
import { failureOf } from '../../../writes/failure.ts';
import { requestKeys } from '../../../writes/request-key.ts';
import { ChooseSubstitutionDocument } from '../data/ChangeCheckout.generated.ts';
import type { CheckoutLine } from '../steps.ts';

/** A product that takes another's place. */
export interface Replacement {
  id: string;
  fullName: string;
}

/** What is to happen to some lines if they are out. */
export interface Choice {
  lines: readonly CheckoutLine[];
  kind: SubstitutionKind;
  /** The specific item; by default the one that was named before. */
  product?: Replacement;
  /** Said aloud once it is kept. */
  announcement: string;
}

/** Chooses what happens to lines if they're out. What was chosen shows at once, and goes back if it can't be kept. */
export function useSubstitution() {
  const client = useApolloClient();
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const { revalidate } = useRevalidator();
  const announce = useAnnounce();
  const [sending, setSending] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const keys = useRef(requestKeys());

  const choose = async ({ lines, kind, product, announcement }: Choice): Promise<void> => {
    const changed = lines.flatMap((line) => (line.substitution ? { ...line, substitution: line.substitution } : []));
    if (changed.length === 0) return;
    const show = (id: string, shown: object) =>
      client.cache.modify({
        id: client.cache.identify({ __typename: 'CartLine', id }) ?? '',
        fields: { substitution: (last: object | null) => last && { ...last, ...shown } },
      });
    const back = () => changed.forEach(({ id, substitution }) => show(id, { kind: substitution.kind }));
    const set = changed.map(({ id, substitution }) => {
      const named = kind === 'SPECIFIC_ITEM' ? (product ?? substitution.product) : null;
      return { lineId: id, substitution: kind, ...(named ? { substituteId: named.id } : {}) };
    });
    setProblem(null);
    setSending((count) => count + 1);
    changed.forEach(({ id }) => show(id, { kind }));
    try {
      const { data } = await change(client, {
        mutation: ChooseSubstitutionDocument,
        variables: { input: { set, clientRequestId: keys.current.of(set) } },
        isAnswered: ({ changeCart }) => Boolean(changeCart),
      });
      keys.current.answered();
      const refusal = data.changeCart.refused[0] ?? data.changeCart.userErrors[0];
      if (refusal) {
        back();
        return setProblem(refusal.message);
      }
      announce(announcement);
      // The words for all of them together are the checkout's.
      await revalidate();
    } catch (error) {
      back();
      const failure = failureOf(error);
      if (failure) setProblem(failure.message ?? technicalDifficulties);
    } finally {
      setSending((count) => count - 1);
    }
  };
  return { choose, isBusy: sending > 0, problem };
}
