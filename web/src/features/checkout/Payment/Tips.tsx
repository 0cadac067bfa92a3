import { OptionCards } from '@larder/design-system/OptionCards';
import { TextField } from '@larder/design-system/TextField';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { moneyText } from '../money-text.ts';
import { centsOf } from '../../../ui/cents.ts';
import type { Checkout } from '../steps.ts';
import * as styles from './Payment.css.ts';
import type { TipEntry } from './tip.ts';

interface TipsProps {
  id: string;
  tips: Checkout['tips'];
  entry: TipEntry;
  error: string | undefined;
  onChange: (entry: TipEntry) => void;
}

/** A tip for whoever delivers: none at first, one of those offered, or another amount. */
export function Tips({ id, tips, entry, error, onChange }: TipsProps) {
  const { payment } = useCheckoutTexts();
  const isOther = entry.choice === 'other';
  return (
    <div className={styles.tips}>
      <OptionCards
        legend={payment.tip}
        rule={payment.tipRule}
        chooses="one"
        columns={3}
        name="tip"
        options={[
          { value: '0', label: payment.noTip },
          ...tips.map((tip) => ({ value: String(centsOf(tip)), label: moneyText(tip) })),
          { value: 'other', label: payment.otherTip },
        ]}
        chosen={[entry.choice]}
        onChange={(choice) => onChange({ ...entry, choice })}
      />
      {isOther && (
        <div className={styles.other}>
          <TextField
            id={id}
            name="otherTip"
            label={payment.otherTipLabel}
            inputMode="decimal"
            error={error}
            value={entry.other}
            onChange={(other) => onChange({ ...entry, other })}
          />
        </div>
      )}
    </div>
  );
}
