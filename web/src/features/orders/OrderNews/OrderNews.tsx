import { useKnownAnswer } from '../../../app/data/answers.ts';
import { useFrame } from '../../../app/data/frame.ts';
import { useOrderNewsTexts } from '../../../messages/frame/order-news.ts';
import { NewsRow } from '../PendingOrder/NewsRow.tsx';
import { soft } from '../PendingOrder/PendingOrder.css.ts';
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
      <NewsRow
        key={node.id}
        label={texts.label(node.id)}
        icon={news.icon}
        title={news.title}
        action={{ text: news.action, href: node.path, label: texts.actionOf(news.action, node.id) }}
      >
        <span className={soft}>{news.text}</span>
      </NewsRow>
    );
  });
  return (
    <>
      {answer?.heldTime && <HeldTime held={answer.heldTime} />}
      {orders}
    </>
  );
}
