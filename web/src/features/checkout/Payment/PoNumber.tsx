import { TextField } from '@larder/design-system/TextField';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import type { Checkout } from '../steps.ts';
import * as styles from './Payment.css.ts';

interface PoNumberProps {
  id: string;
  purchaseOrder: NonNullable<Checkout['purchaseOrder']>;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The number of a business's own purchase order (S-165): the service says what it may be, and nothing typed is cut off. */
export function PoNumber({ id, purchaseOrder, value, error, onChange }: PoNumberProps) {
  const { payment, place } = useCheckoutTexts();
  return (
    <div className={styles.poNumber}>
      <TextField
        id={id}
        name="poNumber"
        label={payment.po.label}
        labelNote={place.optional}
        hint={purchaseOrder.hint}
        autoComplete="off"
        error={error}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
