import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useKnownAnswer, whenCaughtUp } from '../../../app/data/answers.ts';
import { useFrame } from '../../../app/data/frame.ts';
import { usePendingOrderTexts } from '../../../messages/frame/pending-order.ts';
import { useCarts } from '../../cart/useCarts.ts';
import { NewsCard, NewsRow } from './NewsRow.tsx';
import { PendingOrderDocument } from './PendingOrder.generated.ts';
import { extra } from './PendingOrder.css.ts';

export { loadPendingOrder } from './load-pending-order.ts';

/**
 * The row about a member's next order that can still be changed (S-40, S-110); nothing if there is none, or while
 * it's being changed, which a bar says. A page whose
 * loader has asked has it from the start, so that nothing moves; on others it comes when the page has settled.
 */
export function PendingOrderRow() {
  const texts = usePendingOrderTexts();
  const client = useApolloClient();
  const { viewer } = useFrame();
  const { edit } = useCarts();
  const answer = useKnownAnswer(PendingOrderDocument);
  const isMissing = answer === undefined && viewer.isAuthorized;
  useEffect(() => {
    if (!isMissing) return undefined;
    return whenCaughtUp(client, () => void client.query({ query: PendingOrderDocument }).catch(() => undefined));
  }, [client, isMissing]);
  const order = viewer.isAuthorized ? answer?.pendingOrder : null;
  if (!order || edit?.orderNumber === order.id) return null;
  return (
    <NewsRow
      label={texts.label}
      icon="calendar-clock"
      title={order.title}
      action={{ text: texts.edit, href: order.editPath, label: texts.editOf(order.id) }}
    >
      <span className={extra}>{order.text}</span>
    </NewsRow>
  );
}

/** The same alone, on a card of its own. */
export const PendingOrder = () => (
  <NewsCard>
    <PendingOrderRow />
  </NewsCard>
);
