import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Icon } from '@larder/design-system/Icon';
import { Link } from '@larder/design-system/LinkProvider';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { type ReactNode, useId } from 'react';
import { useOrdersTexts } from '../../../messages/orders.ts';
import { OrderPreviews } from '../OrderPreviews/OrderPreviews.tsx';
import { ReorderNews } from '../Reorder/ReorderNews.tsx';
import { ReorderButton } from '../Reorder/ReorderButton.tsx';
import { useReorder } from '../Reorder/useReorder.ts';
import { isComing, openSwaps, shapeOf } from '../states.ts';
import * as styles from './OrderCard.css.ts';
import type { OrderCard_OrderFragment } from './OrderCard.generated.ts';

interface OrderCardProps {
  order: OrderCard_OrderFragment;
  /** Is it the next one that can be changed? Only its Edit is filled. */
  isNearest?: boolean;
}

/** An order in a list: where it is, when, what is in it, what it costs, and what can be done (G-36). */
export function OrderCard({ order, isNearest = false }: OrderCardProps) {
  return isComing(order) ? <ComingOrder order={order} isNearest={isNearest} /> : <PastOrder order={order} />;
}

function ComingOrder({ order, isNearest = false }: OrderCardProps) {
  const texts = useOrdersTexts();
  const { id, path, editPath, canEdit, limitText, swaps } = order;
  const open = openSwaps(swaps);
  return (
    <Frame order={order} kind="coming">
      {open > 0 && (
        <p className={styles.limit}>
          <Icon name="repeat-2" size={18} />
          {texts.swaps.open(open)}
        </p>
      )}
      {open === 0 && limitText && (
        <p className={styles.limit}>
          <Icon name={canEdit ? 'clock' : 'lock'} size={18} />
          {limitText}
        </p>
      )}
      <div className={styles.actions}>
        {canEdit && (
          <span className={styles.action}>
            <ButtonLink
              tone={isNearest ? 'primary' : 'outline'}
              size="small"
              href={editPath}
              aria-label={texts.editOf(id)}
            >
              {texts.edit}
            </ButtonLink>
          </span>
        )}
        <span className={styles.action}>
          <ButtonLink tone={open > 0 ? 'primary' : 'outline'} size="small" href={path} aria-label={texts.detailsOf(id)}>
            {texts.details}
          </ButtonLink>
        </span>
      </div>
    </Frame>
  );
}

function PastOrder({ order }: { order: OrderCard_OrderFragment }) {
  const texts = useOrdersTexts();
  const { id, path, receipt } = order;
  const reordering = useReorder(id);
  return (
    <>
      <Frame order={order} kind="past">
        <div className={styles.actions}>
          <span className={styles.action}>
            <ReorderButton orderNumber={id} reordering={reordering} />
          </span>
          <span className={styles.action}>
            <ButtonLink
              tone="outline"
              size="small"
              href={path}
              aria-label={receipt ? texts.receiptOf(id) : texts.detailsOf(id)}
            >
              {receipt ? texts.receipt : texts.details}
            </ButtonLink>
          </span>
        </div>
      </Frame>
      <ReorderNews state={reordering.state} onClose={reordering.forget} />
    </>
  );
}

interface FrameProps {
  order: OrderCard_OrderFragment;
  kind: 'coming' | 'past';
  /** Until when it can be changed, and what can be done. */
  children: ReactNode;
}

/** What every card says of its order. */
function Frame({ order, kind, children }: FrameProps) {
  const texts = useOrdersTexts();
  const titleId = useId();
  const { id, path, state, stateText, title, factText, itemCountText, total, lines } = order;
  return (
    <Card as="article" padding="medium" aria-labelledby={titleId}>
      <div className={styles.layout[kind]}>
        <div className={styles.words}>
          <Status kind={shapeOf[state]}>{stateText}</Status>
          <h3 className={styles.title[kind]} id={titleId}>
            <Link className={styles.link} href={path}>
              {title}
            </Link>
          </h3>
          <Text size="meta" tone="soft">
            {[texts.number(id), factText].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <div className={styles.pictures}>
          <OrderPreviews lines={lines} />
        </div>
        <p className={styles.sum}>
          <Text as="span" size="meta" tone="soft">
            {itemCountText}
          </Text>{' '}
          <span className={styles.total}>{texts.money(total)}</span>
        </p>
        {children}
      </div>
    </Card>
  );
}
