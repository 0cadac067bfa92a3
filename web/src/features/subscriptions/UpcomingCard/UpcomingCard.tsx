import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { Text } from '@larder/design-system/Text';
import { useId } from 'react';
import { useSubscriptionsTexts } from '../../../messages/subscriptions.ts';
import { ProductPreviews } from '../../../ui/ProductPreviews/ProductPreviews.tsx';
import * as styles from './UpcomingCard.css.ts';
import type { UpcomingCard_OrderFragment } from './UpcomingCard.generated.ts';

interface UpcomingCardProps {
  order: UpcomingCard_OrderFragment;
  /** Is its change being sent? */
  busy?: boolean;
  onSkip: () => void;
  /** Opens what is in it. */
  onEdit: () => void;
}

/** An order to come: its day, what is in it, how long items and date can be changed, and what it costs (N-66, G-132). */
export function UpcomingCard({ order, busy = false, onSkip, onEdit }: UpcomingCardProps) {
  const texts = useSubscriptionsTexts();
  const titleId = useId();
  const { title, placeText, state, orderPath, canSkip, areItemsOpen, estimate, noticeText } = order;
  // Once it is an order, its own page changes it.
  const canEdit = state === 'PLANNED' && areItemsOpen;
  return (
    <Card as="article" padding="medium" aria-labelledby={titleId}>
      <div className={styles.layout}>
        <div>
          <h3 className={styles.title} id={titleId}>
            {title}
          </h3>
          <Text size="meta" tone="soft">
            {placeText}
          </Text>
        </div>
        <ProductPreviews
          items={order.items.map(({ missingText, ...item }) =>
            missingText === null ? item : { ...item, says: texts.missing(item.name, missingText) },
          )}
          label={texts.inIt}
          pieces={texts.pieces}
        />
        {noticeText && <Alert tone="warning" size="small" title={noticeText} />}
        <dl className={styles.windows}>
          <Window label={texts.windows.items} isOpen={order.areItemsOpen} text={order.itemsText} />
          <Window label={texts.windows.date} isOpen={order.isDateOpen} text={order.dateText} />
        </dl>
        <div className={styles.foot}>
          {state === 'NONE' ? (
            <Text tone="soft">{texts.none}</Text>
          ) : (
            <p className={styles.sum}>
              <Text as="span" size="meta" tone="soft">
                {texts.estimated}
              </Text>{' '}
              <span className={styles.total}>{texts.money(estimate)}</span>
            </p>
          )}
          {(orderPath !== null || canEdit || canSkip) && (
            <div className={styles.actions}>
              {orderPath !== null && (
                <ButtonLink tone="primary" size="small" href={orderPath} aria-label={texts.viewOf(title)}>
                  {texts.view}
                </ButtonLink>
              )}
              {canEdit && (
                <Button
                  tone="outline"
                  size="small"
                  onClick={onEdit}
                  aria-label={texts.editOf(title)}
                  aria-haspopup="dialog"
                  data-needs-scripts=""
                >
                  {texts.edit}
                </Button>
              )}
              {canSkip && (
                <Button
                  tone="outline"
                  size="small"
                  busy={busy}
                  busyLabel={texts.skip}
                  onClick={onSkip}
                  aria-label={texts.skipOf(title)}
                  data-needs-scripts=""
                >
                  {texts.skip}
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}

function Window({ label, isOpen, text }: { label: string; isOpen: boolean; text: string }) {
  return (
    <div className={styles.window}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.when[isOpen ? 'open' : 'closed']}>{text}</dd>
    </div>
  );
}
