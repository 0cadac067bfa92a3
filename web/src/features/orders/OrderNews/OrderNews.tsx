import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Icon } from '@larder/design-system/Icon';
import { useKnownAnswer } from '../../../app/data/answers.ts';
import { useFrame } from '../../../app/data/frame.ts';
import { useOrderNewsTexts } from '../../../messages/frame/order-news.ts';
import { action, row, soft } from '../PendingOrder/PendingOrder.css.ts';
import { HeldTime } from './HeldTime.tsx';
import { newsOf } from './order-news.ts';
import { OrderNewsDocument } from './OrderNews.generated.ts';

/** What the member's next orders wait for: a time that is held, a payment, a swap to decide, or that one is ready (N-41, N-61, N-64); nothing if nothing does. */
export function OrderNews() {
  const texts = useOrderNewsTexts();
  const { viewer } = useFrame();
  const answer = useKnownAnswer(OrderNewsDocument);
  if (!viewer.isAuthorized) return null;
  const orders = answer?.orders?.edges.map(({ node }) => {
    const news = newsOf(node, texts);
    if (!news) return null;
    return (
      <Card key={node.id} as="section" padding="small" aria-label={texts.label(node.id)}>
        <div className={row}>
          <Icon name={news.icon} size={22} />
          <p>
            <b>{news.title}</b> <span className={soft}>{news.text}</span>
          </p>
          <span className={action}>
            <ButtonLink tone="outline" size="small" href={node.path} aria-label={texts.actionOf(news.action, node.id)}>
              {news.action}
            </ButtonLink>
          </span>
        </div>
      </Card>
    );
  });
  return (
    <>
      {answer?.heldTime && <HeldTime held={answer.heldTime} />}
      {orders}
    </>
  );
}
