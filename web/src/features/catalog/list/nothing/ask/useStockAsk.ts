import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useFrame } from '../../../../../app/data/frame.ts';
import { useWaysOnTexts } from '../../../../../messages/shop/ways-on.ts';
import { useMessages } from '../../../../../messages/messages.ts';
import { guestAsks } from '../../../../../storage/guest-asks.ts';
import { change } from '../../../../../writes/change.ts';
import { useChange } from '../../../../../writes/useChange.ts';
import { AskToStockDocument } from './AskToStock.generated.ts';
import { StockAskDocument, type StockAsk_AskFragment } from './StockAsk.generated.ts';

/**
 * Asks a store to stock what was searched for. The page that all guests share can't tell what this browser has asked for:
 * a browser that has asked before asks for that once more.
 */
export function useStockAsk(text: string, { storeId, isAsked }: StockAsk_AskFragment) {
  const client = useApolloClient();
  const announce = useAnnounce();
  const ways = useWaysOnTexts();
  const { isAuthorized } = useFrame().viewer;
  const { busy, failed, send } = useChange<'ask'>(useMessages().frame.unavailable.text);
  const mayBeAsked = !isAuthorized && !isAsked;
  useEffect(() => {
    if (mayBeAsked && guestAsks.has())
      void client
        .query({ query: StockAskDocument, variables: { text }, fetchPolicy: 'network-only' })
        .catch(() => undefined);
  }, [client, text, mayBeAsked]);
  return {
    isBusy: busy !== null,
    failed,
    /** @returns whether it is asked for now */
    async ask(): Promise<boolean> {
      const asked = { storeId, text };
      const answer = await send('ask', asked, async (clientRequestId) => {
        const { data } = await change(client, {
          mutation: AskToStockDocument,
          variables: { input: { ...asked, clientRequestId } },
          isAnswered: ({ askToStock }) => askToStock.ask !== null || askToStock.userErrors.length > 0,
        });
        return data.askToStock;
      });
      if (!answer?.ask) return false;
      if (!isAuthorized) guestAsks.note();
      announce(ways.asked);
      return true;
    },
  };
}
