import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { shopIs } from '../../app/data/shop.ts';
import type { Channel } from '../../graphql/schema-types.ts';
import { useMessages } from '../../messages/messages.ts';
import { useStoresTexts } from '../../messages/stores.ts';
import { change } from '../../writes/change.ts';
import { failureOf } from '../../writes/failure.ts';
import { requestKeys } from '../../writes/request-key.ts';
import { ChooseShopDocument } from './ChooseShop.generated.ts';

/** How and where a visitor wants to shop. */
export interface AskedShop {
  storeId: string;
  channel: Channel;
  /** Where orders are delivered. */
  zipCode: string | null;
}

/** Why a choice wasn't kept; `field` is of the form. */
export interface ShopProblem {
  field: string | null;
  message: string;
}

interface Choosing {
  /** Keeps the choice; products everywhere are then the chosen store's. Answers whether it was kept. */
  choose: (asked: AskedShop) => Promise<boolean>;
  isSending: boolean;
  problem: ShopProblem | null;
  forgetProblem: () => void;
}

/** Sends where a visitor shops, and has the page show that store's products. */
export function useChooseShop(): Choosing {
  const client = useApolloClient();
  const { revalidate } = useRevalidator();
  const announce = useAnnounce();
  const texts = useStoresTexts();
  const { text: technicalDifficulties } = useMessages().frame.unavailable;
  const [keys] = useState(() => requestKeys());
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<ShopProblem | null>(null);

  async function choose(asked: AskedShop): Promise<boolean> {
    if (isSending) return false;
    setSending(true);
    setProblem(null);
    try {
      const { data } = await change(client, {
        mutation: ChooseShopDocument,
        variables: { input: { ...asked, clientRequestId: keys.of(asked) } },
        isAnswered: ({ chooseShop }) => chooseShop.shop !== null || chooseShop.userErrors.length > 0,
      });
      keys.answered();
      const { shop, userErrors } = data.chooseShop;
      const [refusal] = userErrors;
      if (refusal) setProblem({ field: refusal.field, message: refusal.message });
      if (!shop) return false;
      shopIs(client, shop);
      announce(texts.chosen(shop.store.name));
      void revalidate();
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (failure) setProblem({ field: null, message: failure.message ?? technicalDifficulties });
      return false;
    } finally {
      setSending(false);
    }
  }
  return { choose, isSending, problem, forgetProblem: () => setProblem(null) };
}
