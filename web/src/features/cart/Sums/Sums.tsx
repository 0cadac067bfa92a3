import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import type { ReactNode } from 'react';
import { useCartTexts } from '../../../messages/cart.ts';
import { money } from '../../../messages/support/formats.ts';
import { centsOf } from '../../../ui/cents.ts';
import type { SumKind } from '../../../graphql/schema-types.ts';
import type { Sums_LineFragment } from './Sums.generated.ts';
import * as styles from './Sums.css.ts';

/** Steps that are parts of the saving, which stands below them. */
const savingKinds: readonly SumKind[] = [
  'PROMO',
  'SUBSCRIPTION',
  'STORE_OFFER',
  'MANUFACTURER_COUPON',
  'REWARD',
  'COURTESY',
];

type Amount = { amount: string };

export interface SumsProps {
  /** The steps, in order. */
  lines: readonly Sums_LineFragment[];
  /** What is saved in all, below the steps that make it up; null if nothing. */
  savings: Amount | null;
  /** The result. */
  total: Amount;
  /** What it was before, to be struck through. */
  was?: Amount | null;
  /** What the result is: Estimated total. */
  totalLabel: string;
  /** Leaves out the parts of the saving, where room is scarce. */
  isShort?: boolean;
  /** Keeps room for the saving, so that what stands below doesn't move as coupons come and go; its parts are elsewhere. */
  isSteady?: boolean;
}

/** A sum that a shopper can check: each step, what is saved, and the result, with their digits below each other. */
export function Sums({ lines, savings, total, totalLabel, was = null, isShort = false, isSteady = false }: SumsProps) {
  const texts = useCartTexts();
  const parts = lines.filter(({ kind }) => savingKinds.includes(kind));
  const hasSaved = savings !== null && centsOf(savings) > 0;
  const others = lines.filter(({ kind }) => kind !== 'LIST' && !savingKinds.includes(kind));
  const row = ({ kind, text, amount, amountText }: Sums_LineFragment, look: 'line' | 'part') => (
    <SumRow key={`${kind} ${text}`} look={look} label={text}>
      {amountText ?? money(amount)}
    </SumRow>
  );
  return (
    <dl className={styles.sums}>
      {lines.filter(({ kind }) => kind === 'LIST').map((each) => row(each, 'line'))}
      {!isShort && !isSteady && parts.map((each) => row(each, 'part'))}
      {isSteady && !hasSaved && <div className={styles.noSaving} />}
      {savings && hasSaved && (
        <SumRow look="saving" label={texts.savings}>
          <span className={styles.ticket}>
            <SavingsBadge as="strong" size="medium">
              {money(savings)}
            </SavingsBadge>
          </span>
        </SumRow>
      )}
      {others.map((each) => row(each, 'line'))}
      <SumRow look="result" label={totalLabel}>
        {was && (
          <>
            <s className={styles.was}>
              <VisuallyHidden>{texts.was} </VisuallyHidden>
              {money(was)}
            </s>{' '}
          </>
        )}
        {money(total)}
      </SumRow>
    </dl>
  );
}

/** The parts of a cart's saving, opened below its checkout. */
export function HowSaved({ lines }: Pick<SumsProps, 'lines'>) {
  const texts = useCartTexts();
  const parts = lines.filter(({ kind }) => savingKinds.includes(kind));
  if (parts.length === 0) return <div className={styles.noHow} />;
  return (
    <details>
      <summary className={styles.how}>{texts.howSaved}</summary>
      <dl className={styles.sums}>
        {parts.map(({ kind, text, amount, amountText }) => (
          <SumRow key={`${kind} ${text}`} look="part" label={text}>
            {amountText ?? money(amount)}
          </SumRow>
        ))}
      </dl>
    </details>
  );
}

interface SumRowProps {
  look: 'line' | 'part' | 'saving' | 'result';
  label: ReactNode;
  children: ReactNode;
}

/** One step of a sum, in one of its sizes. */
export const SumRow = ({ look, label, children }: SumRowProps) => (
  <div className={styles.line[look]}>
    <dt>{label}</dt>
    <dd className={styles.amount}>{children}</dd>
  </div>
);
