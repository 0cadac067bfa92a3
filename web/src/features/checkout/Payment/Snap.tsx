import { Heading } from '@larder/design-system/Heading';
import { OptionCards } from '@larder/design-system/OptionCards';
import { Text } from '@larder/design-system/Text';
import { TextField } from '@larder/design-system/TextField';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { moneyText } from '../money-text.ts';
import type { Checkout } from '../steps.ts';
import * as styles from './Payment.css.ts';
import type { SnapEntry } from './snap.ts';

interface SnapProps {
  id: string;
  snap: NonNullable<Checkout['snap']>;
  entry: SnapEntry;
  error: string | undefined;
  onChange: (entry: SnapEntry) => void;
}

/** What SNAP benefits pay of the order: nothing at first, all that is eligible, or another amount (N-52). */
export function Snap({ id, snap, entry, error, onChange }: SnapProps) {
  const { snap: texts } = useCheckoutTexts().payment;
  return (
    <section className={styles.snap} aria-labelledby={`${id}-title`}>
      <Heading level={3} size="label" id={`${id}-title`}>
        {texts.title}
      </Heading>
      <Text>{snap.text}</Text>
      <OptionCards
        legend={texts.legend}
        chooses="one"
        columns={3}
        name="snap"
        options={[
          { value: 'none', label: texts.none },
          { value: 'all', label: texts.all(moneyText(snap.eligible)) },
          { value: 'other', label: texts.other },
        ]}
        chosen={[entry.choice]}
        onChange={(choice) => onChange({ ...entry, choice: choice as SnapEntry['choice'] })}
      />
      {entry.choice === 'other' && (
        <div className={styles.other}>
          <TextField
            id={id}
            name="snapAmount"
            label={texts.amount}
            inputMode="decimal"
            error={error}
            value={entry.other}
            onChange={(other) => onChange({ ...entry, other })}
          />
        </div>
      )}
      <Text tone="soft">{snap.noteText}</Text>
    </section>
  );
}
