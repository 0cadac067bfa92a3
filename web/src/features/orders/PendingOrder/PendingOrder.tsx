import { useApolloClient } from '@apollo/client/react';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Icon } from '@larder/design-system/Icon';
import { useEffect } from 'react';
import { useKnownAnswer, whenCaughtUp } from '../../../app/data/answers.ts';
import { useFrame } from '../../../app/data/frame.ts';
import { usePendingOrderTexts } from '../../../messages/frame/pending-order.ts';
import { PendingOrderDocument } from './PendingOrder.generated.ts';
import { action, row, soft } from './PendingOrder.css.ts';

export { loadPendingOrder } from './load-pending-order.ts';

/**
 * The row about a member's next order that can still be changed (S-40, S-110); nothing if there is none. A page whose
 * loader has asked has it from the start, so that nothing moves; on others it comes when the page has settled.
 */
export function PendingOrder() {
  const texts = usePendingOrderTexts();
  const client = useApolloClient();
  const { viewer } = useFrame();
  const answer = useKnownAnswer(PendingOrderDocument);
  const isMissing = answer === undefined && viewer.isAuthorized;
  useEffect(() => {
    if (!isMissing) return undefined;
    return whenCaughtUp(client, () => void client.query({ query: PendingOrderDocument }).catch(() => undefined));
  }, [client, isMissing]);
  const order = viewer.isAuthorized ? answer?.pendingOrder : null;
  if (!order) return null;
  return (
    <Card as="section" padding="small" aria-label={texts.label}>
      <div className={row}>
        <Icon name="calendar-clock" size={22} />
        <p>
          <b>{order.title}</b> <span className={soft}>{order.text}</span>
        </p>
        <span className={action}>
          <ButtonLink tone="outline" size="small" href={order.editPath} aria-label={texts.editOf(order.id)}>
            {texts.edit}
          </ButtonLink>
        </span>
      </div>
    </Card>
  );
}
