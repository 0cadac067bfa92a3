import { Button } from '@larder/design-system/Button';
import { Price } from '@larder/design-system/Price';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { useSubscriptionsTexts } from '../../../messages/subscriptions.ts';
import { centsOf } from '../../../ui/cents.ts';
import { lineName } from '../../../ui/line-name.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import type { ItemChange } from '../item-change.ts';
import { ItemPicture } from '../ScheduledItem/ItemPicture.tsx';
import { ItemWords } from '../ScheduledItem/ItemWords.tsx';
import type { SubscribedRow_ItemFragment as Subscribed } from '../SubscribedRow/SubscribedRow.generated.ts';
import * as styles from './ComingRow.css.ts';
import type { UpcomingCard_OrderFragment as Order } from './UpcomingCard.generated.ts';

type Coming = Order['items'][number];

interface ComingRowProps {
  order: Pick<Order, 'date' | 'title'>;
  item: Coming;
  /** What it is of what comes again and again; undefined for what comes once, and once its day is an order. */
  subscribed: Subscribed | undefined;
  /** How often something can come. */
  frequencies: readonly { weeks: number; text: string }[];
  /** Earliest day to move it to. */
  firstDate: string;
  /** Is a change of it being sent? */
  busy: boolean;
  /** Id of the row, for links that lead to it. */
  anchor?: string | undefined;
  onChange: (item: Subscribed, change: ItemChange) => void;
  /** Takes off what comes once; undefined where it can't be taken off. */
  onTakeOff: (() => void) | undefined;
}

// Only who wants to change it needs it.
const ItemChoices = lazyPart(async () => (await import('../SubscribedRow/ItemChoices.tsx')).ItemChoices);

/** An item that comes on a day: how many, at what price, and what can be done about it (S-7, N-65). */
export function ComingRow(props: ComingRowProps) {
  const { order, item, subscribed, frequencies, firstDate, busy, anchor, onChange, onTakeOff } = props;
  const texts = useSubscriptionsTexts();
  const name = lineName(item);
  const spoken = item.product?.spokenName ?? name;
  const [isOpen, setOpen] = useState(false);
  const choicesId = useId();
  // What is said of an item now is about the next day that it comes.
  const next = subscribed?.nextDate === order.date ? subscribed : null;
  const warning = next?.warningText ?? item.missingText;
  const priceToAccept = next?.priceToAccept ?? null;
  const tone = item.missingText === null ? 'ink' : 'soft';
  const often = item.isOneTime ? texts.once.only : subscribed?.frequencyText;
  const price = priceOf(item, next);
  return (
    <li className={styles.row} id={anchor}>
      <ItemPicture drawing={item.product?.pictures?.card} photo={item.product?.pictures?.photo} size={64} />
      <ItemWords
        level={4}
        name={name}
        href={item.product?.path}
        tone={tone}
        meta={[texts.count(item.quantity), item.product?.sizeText, often]}
        warning={warning}
      />
      {price && (
        <div className={styles.price}>
          <Price
            size="line"
            tone={tone}
            now={centsOf(price.now)}
            was={price.was ? centsOf(price.was) : undefined}
            label={texts.price(texts.money(price.now), price.was ? texts.money(price.was) : null)}
          />
        </div>
      )}
      <div className={styles.actions} data-needs-scripts="">
        {subscribed && (
          <>
            {priceToAccept !== null && (
              <Button
                tone="outline"
                size="small"
                busy={busy}
                onClick={() => onChange(subscribed, { kind: 'ACCEPT', price: priceToAccept })}
                aria-label={texts.acceptOf(spoken)}
              >
                {texts.accept}
              </Button>
            )}
            <LinkButton
              onClick={() => onChange(subscribed, { kind: 'SKIP', date: order.date })}
              aria-label={texts.skipItemOf(spoken, order.title)}
            >
              {texts.skip}
            </LinkButton>
            <LinkButton
              aria-expanded={isOpen}
              aria-controls={isOpen ? choicesId : undefined}
              aria-label={texts.changeOf(spoken)}
              onClick={() => setOpen(!isOpen)}
            >
              {texts.change}
            </LinkButton>
            <LinkButton onClick={() => onChange(subscribed, { kind: 'CANCEL' })} aria-label={texts.cancelOf(spoken)}>
              {texts.cancel}
            </LinkButton>
          </>
        )}
        {onTakeOff && (
          <LinkButton onClick={onTakeOff} aria-label={texts.takeOffOf(spoken, order.title)}>
            {texts.takeOff}
          </LinkButton>
        )}
      </div>
      {subscribed && isOpen && (
        <div className={styles.choices} id={choicesId}>
          <Suspense>
            <ItemChoices
              item={subscribed}
              frequencies={frequencies}
              firstDate={firstDate}
              busy={busy}
              onChange={(change) => onChange(subscribed, change)}
            />
          </Suspense>
        </div>
      )}
    </li>
  );
}

/** What is drawn as its price: of all of them, or of a package of what doesn't come as things are; null while there is none. */
function priceOf(item: Coming, next: Subscribed | null) {
  if (item.price !== null) return { now: { amount: item.price }, was: item.was === null ? null : { amount: item.was } };
  return next?.price ? { now: next.price, was: next.was } : null;
}
