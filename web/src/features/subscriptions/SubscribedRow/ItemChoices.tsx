import { Select } from '@larder/design-system/Select';
import { useSubscriptionsTexts } from '../../../messages/subscriptions.ts';
import { lineName } from '../../../ui/line-name.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { firstDays } from '../first-days.ts';
import type { ItemChange } from '../item-change.ts';
import { packageCounts } from '../package-counts.ts';
import * as styles from './SubscribedRow.css.ts';
import type { SubscribedRow_ItemFragment } from './SubscribedRow.generated.ts';

interface ItemChoicesProps {
  item: SubscribedRow_ItemFragment;
  /** How often it can come; left out where that is chosen elsewhere. */
  frequencies?: readonly { weeks: number; text: string }[];
  /** Earliest day to move it to. */
  firstDate: string;
  busy: boolean;
  onChange: (change: ItemChange) => void;
}

/** How many come each time, how often, from which day on, and what comes when it is out (S-103). */
export function ItemChoices({ item, frequencies, firstDate, busy, onChange }: ItemChoicesProps) {
  const texts = useSubscriptionsTexts();
  const name = item.product?.spokenName ?? lineName(item);
  const { id, product, quantity, isSubstitutable, weeks, frequencyText, nextDate } = item;
  const days = firstDays(firstDate);
  return (
    <div className={styles.choiceFields} data-needs-scripts="">
      <Select
        name={`quantity-${id}`}
        label={texts.quantityOf(name)}
        disabled={busy}
        options={packageCounts(product?.maximumQuantity ?? 1, quantity).map((count) => ({
          value: String(count),
          label: texts.eachTime(count),
        }))}
        value={String(quantity)}
        onChange={(value) => onChange({ kind: 'QUANTITY', quantity: Number(value) })}
      />
      {frequencies && (
        <Select
          name={`often-${id}`}
          label={texts.frequencyOf(name)}
          disabled={busy}
          options={withChosen(frequencies, { weeks, text: frequencyText }).map((each) => ({
            value: String(each.weeks),
            label: each.text,
          }))}
          value={String(weeks)}
          onChange={(value) => onChange({ kind: 'FREQUENCY', weeks: Number(value) })}
        />
      )}
      {nextDate !== null && (
        <Select
          name={`next-${id}`}
          label={texts.nextOf(name)}
          disabled={busy}
          options={(days.includes(nextDate) ? days : [nextDate, ...days].toSorted()).map((value) => ({
            value,
            label: texts.add.day(value),
          }))}
          value={nextDate}
          onChange={(date) => onChange({ kind: 'DATE', date, text: texts.add.day(date) })}
        />
      )}
      <Select
        name={`substitute-${id}`}
        label={texts.ifOut.of(name)}
        disabled={busy}
        options={[
          { value: 'yes', label: texts.ifOut.substitute },
          { value: 'no', label: texts.ifOut.leaveOut },
        ]}
        value={isSubstitutable ? 'yes' : 'no'}
        onChange={(value) => onChange({ kind: 'SUBSTITUTE', isSubstitutable: value === 'yes' })}
      />
      {frequencies && (
        <div>
          <LinkButton onClick={() => onChange({ kind: 'PAUSE' })} aria-label={texts.pauseOf(name)}>
            {texts.pause}
          </LinkButton>
        </div>
      )}
    </div>
  );
}

/** What can be chosen, with what is chosen even if it isn't offered. */
const withChosen = (offered: readonly { weeks: number; text: string }[], chosen: { weeks: number; text: string }) =>
  offered.some(({ weeks }) => weeks === chosen.weeks) ? offered : [...offered, chosen];
