import { Button } from '@larder/design-system/Button';
import { Price } from '@larder/design-system/Price';
import { Select } from '@larder/design-system/Select';
import { Text } from '@larder/design-system/Text';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { useSubscriptionsTexts } from '../../../messages/subscriptions.ts';
import { lineName } from '../../../ui/line-name.ts';
import { centsOf } from '../../../ui/cents.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import type { ItemChange } from '../item-change.ts';
import { ItemPicture } from '../ScheduledItem/ItemPicture.tsx';
import { ItemWords } from '../ScheduledItem/ItemWords.tsx';
import * as styles from './SubscribedRow.css.ts';
import type { SubscribedRow_ItemFragment } from './SubscribedRow.generated.ts';

interface SubscribedRowProps {
  item: SubscribedRow_ItemFragment;
  /** How often something can come. */
  frequencies: readonly { weeks: number; text: string }[];
  /** Earliest day to move it to. */
  firstDate: string;
  /** Is a change being sent? */
  busy?: boolean;
  onChange: (change: ItemChange) => void;
  /** Id of the row, for links that lead to it. */
  anchor?: string | undefined;
}

// Only who wants to change it needs it.
const ItemChoices = lazyPart(async () => (await import('./ItemChoices.tsx')).ItemChoices);

/** What comes again and again: how often, when next, at what price, and what can be done about it (S-7, N-65). */
export function SubscribedRow({ item, frequencies, firstDate, busy = false, onChange, anchor }: SubscribedRowProps) {
  const texts = useSubscriptionsTexts();
  const name = lineName(item);
  const spoken = item.product?.spokenName ?? name;
  const { weeks, frequencyText, nextText, product, price, was, quantityText, warningText, isPaused } = item;
  const shown = frequencies.some((each) => each.weeks === weeks)
    ? frequencies
    : [...frequencies, { weeks, text: frequencyText }];
  const tone = isPaused ? 'soft' : 'ink';
  const [isOpen, setOpen] = useState(false);
  const choicesId = useId();
  return (
    <li className={styles.row} id={anchor}>
      <ItemPicture drawing={product?.pictures?.card} photo={product?.pictures?.photo} size={64} />
      <ItemWords
        level={3}
        name={name}
        href={product?.path}
        tone={tone}
        meta={[product?.sizeText, quantityText]}
        warning={warningText}
      />
      <div className={styles.often} data-needs-scripts="">
        <Select
          name={`weeks-${item.id}`}
          label={texts.frequencyOf(spoken)}
          labelHidden
          disabled={busy}
          options={shown.map((each) => ({ value: String(each.weeks), label: each.text }))}
          value={String(weeks)}
          onChange={(value) => onChange({ kind: 'FREQUENCY', weeks: Number(value) })}
        />
        <Text size="meta" tone="soft">
          {nextText}
        </Text>
      </div>
      {price && (
        <div className={styles.price}>
          <Price
            size="line"
            tone={tone}
            now={centsOf(price)}
            was={was ? centsOf(was) : undefined}
            label={texts.price(texts.money(price), was ? texts.money(was) : null)}
          />
        </div>
      )}
      <div className={styles.actions} data-needs-scripts="">
        <Actions item={item} busy={busy} onChange={onChange} />
        <LinkButton
          aria-expanded={isOpen}
          aria-controls={isOpen ? choicesId : undefined}
          aria-label={texts.changeOf(spoken)}
          onClick={() => setOpen(!isOpen)}
        >
          {texts.change}
        </LinkButton>
      </div>
      {isOpen && (
        <div className={styles.choices} id={choicesId}>
          <Suspense>
            <ItemChoices item={item} firstDate={firstDate} busy={busy} onChange={onChange} />
          </Suspense>
        </div>
      )}
    </li>
  );
}

function Actions({ item, busy, onChange }: Required<Omit<SubscribedRowProps, 'frequencies' | 'firstDate' | 'anchor'>>) {
  const texts = useSubscriptionsTexts();
  const { isPaused, priceToAccept, nextDate, product } = item;
  // Two sizes of a product have one name.
  const name = product?.spokenName ?? lineName(item);
  if (isPaused)
    return (
      <>
        <Button
          tone="outline"
          size="small"
          busy={busy}
          onClick={() => onChange({ kind: 'RESUME' })}
          aria-label={texts.resumeOf(name)}
        >
          {texts.resume}
        </Button>
        <LinkButton onClick={() => onChange({ kind: 'CANCEL' })} aria-label={texts.cancelOf(name)}>
          {texts.cancel}
        </LinkButton>
      </>
    );
  return (
    <>
      {priceToAccept !== null && (
        <Button
          tone="outline"
          size="small"
          busy={busy}
          onClick={() => onChange({ kind: 'ACCEPT', price: priceToAccept })}
          aria-label={texts.acceptOf(name)}
        >
          {texts.accept}
        </Button>
      )}
      {nextDate !== null && (
        <LinkButton onClick={() => onChange({ kind: 'SKIP', date: nextDate })} aria-label={texts.skipOnceOf(name)}>
          {texts.skipOnce}
        </LinkButton>
      )}
      <LinkButton onClick={() => onChange({ kind: 'PAUSE' })} aria-label={texts.pauseOf(name)}>
        {texts.pause}
      </LinkButton>
      <LinkButton onClick={() => onChange({ kind: 'CANCEL' })} aria-label={texts.cancelOf(name)}>
        {texts.cancel}
      </LinkButton>
    </>
  );
}
