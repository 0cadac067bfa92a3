import { cx } from '../../support/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { formatPrice, priceParts } from './format.ts';
import * as styles from './Price.css.ts';

export interface PriceProps {
  /** The current price, in cents. */
  now: number;
  /** The previous price, in cents. Struck through only when it is above `now` and both are above 0 (S-143). */
  was?: number | undefined;
  /** The full price in words, the only part read out: "Now $3.99, was $5.99". */
  label: string;
  /** What the price is for, drawn right behind it: "/lb". */
  per?: string | undefined;
  /** Unit price for comparison, drawn below: "12.4¢/oz". */
  unitPrice?: string | undefined;
  /** In a line of a cart, on a card, on the product's own page. */
  size?: 'line' | 'card' | 'hero' | undefined;
  /** Soft when it can't be bought now. */
  tone?: 'ink' | 'soft' | undefined;
  /** Locale of the numbers: `en-US`. */
  locale?: string | undefined;
  /** ISO code of the currency: `USD`. */
  currency?: string | undefined;
}

/** What an item costs: drawn with raised cents, read as a whole. */
export function Price({
  now,
  was,
  label,
  per,
  unitPrice,
  size = 'card',
  tone = 'ink',
  locale = 'en-US',
  currency = 'USD',
}: PriceProps) {
  const isStruck = was !== undefined && now > 0 && was > now;
  const isAlone = size !== 'line' && !per && !isStruck;
  // a sum reads the same way in every language of the page; beside it, so do what it is for and what it was
  const [around, within] = size === 'line' || isAlone ? ([undefined, 'ltr'] as const) : (['ltr', undefined] as const);
  const amount = (
    <span
      dir={within}
      className={cx(styles.now[size], tone === 'soft' && styles.soft)}
      {...(isAlone ? { 'aria-hidden': true } : {})}
    >
      {size === 'line'
        ? formatPrice(now, locale, currency)
        : priceParts(now, locale, currency).map(({ kind, text }) =>
            kind === 'raised' ? (
              <span key={text} className={styles.raised[size]}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
    </span>
  );
  return (
    <span className={styles.price}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {isAlone ? (
        amount
      ) : (
        <span dir={around} className={styles.row[size]} aria-hidden="true">
          {amount}
          {per && <span className={styles.per[size]}>{per}</span>}
          {isStruck && (
            <s dir={within} className={styles.was[size]}>
              {formatPrice(was, locale, currency)}
              {per}
            </s>
          )}
        </span>
      )}
      {unitPrice && (
        <bdi className={styles.unitPrice} aria-hidden="true">
          {unitPrice}
        </bdi>
      )}
    </span>
  );
}
