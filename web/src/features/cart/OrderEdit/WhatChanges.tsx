import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import { useId } from 'react';
import { useGoOn } from '../../../app/routing/useGoOn.ts';
import { pathTo } from '../../../app/routing/paths.ts';
import { useCartTexts } from '../../../messages/cart.ts';
import { useOrderEditTexts } from '../../../messages/order-edit.ts';
import { money } from '../../../messages/support/formats.ts';
import * as screen from '../screen/CartScreen.css.ts';
import { SumRow } from '../Sums/Sums.tsx';
import * as styles from './OrderEdit.css.ts';
import * as sums from '../Sums/Sums.css.ts';
import type { OrderEdit_EditFragment as Edit } from './OrderEdit.generated.ts';
import { clipForCart } from './parts.ts';
import { useOrderEdit } from './useOrderEdit.ts';

interface WhatChangesProps {
  edit: Edit;
  /** The server hasn't said yet what it costs now. */
  isSettling: boolean;
}

/** What saving would change: each step from the total as placed to the new one, what to know before, and Save. */
export function WhatChanges({ edit, isSettling }: WhatChangesProps) {
  const cartTexts = useCartTexts();
  const texts = useOrderEditTexts();
  const id = useId();
  const goOn = useGoOn();
  const { save, busy, failure } = useOrderEdit(edit.id);
  const { changes, otherChanges, cart, totalAfter } = edit;
  const hasChanged = changes.length > 0 || otherChanges.length > 0;
  // As it was placed it was accepted: only what would be saved has to reach the minimum.
  const toReach = cart.unavailableText ?? (hasChanged ? cart.minimumText : null);
  const signed = (amount: { amount: string }) =>
    Number(amount.amount) < 0 ? money(amount) : cartTexts.plus(money(amount));
  const keep = () =>
    void goOn(save(totalAfter.amount), pathTo('order', { orderNumber: edit.id }), { state: { isSaved: true } });
  return (
    <>
      <Card as="section" aria-labelledby={id}>
        <div className={screen.summary}>
          <Heading level={2} size="small" id={id}>
            {texts.whatChanges}
          </Heading>
          <dl className={sums.sums} aria-busy={isSettling}>
            <SumRow look="line" label={texts.asPlaced}>
              {money(edit.totalBefore)}
            </SumRow>
            {changes.map(({ lineId, text, difference }) => (
              <SumRow key={lineId} look="part" label={text}>
                {signed(difference)}
              </SumRow>
            ))}
            {otherChanges.map(({ kind, text, difference }) => (
              <SumRow key={kind} look="part" label={text}>
                {signed(difference)}
              </SumRow>
            ))}
            <SumRow look="result" label={texts.newTotal}>
              {money(totalAfter)}
            </SumRow>
          </dl>
          {edit.warnings.map((warning) => (
            <Alert key={warning} tone="warning" size="small" title={warning} />
          ))}
          {failure && <Alert tone="error" size="small" title={failure} />}
          {toReach && <Alert tone="info" size="small" title={toReach} live={false} />}
          <div className={styles.save}>
            <p className={styles.saveTotal} aria-hidden="true">
              <span className={screen.barLabel}>{texts.newTotal}</span>
              <span className={screen.barTotal}>{money(totalAfter)}</span>
            </p>
            <Button
              tone="primary"
              size="large"
              block
              busy={busy === 'save'}
              busyLabel={texts.saving}
              disabled={!hasChanged || isSettling || cart.unavailableText !== null}
              onClick={keep}
            >
              {texts.save}
            </Button>
          </div>
          <p className={screen.points}>{edit.differenceText}</p>
        </div>
      </Card>
      <clipForCart.Part key={cart.id} cart={{ ...cart, total: totalAfter }} order={texts.clip} />
      {edit.warnings.length === 0 && (
        <Note icon="ticket-percent">
          <Text as="strong" size="meta">
            {texts.couponsStay}
          </Text>{' '}
          {texts.couponsText(edit.saveByText)}
        </Note>
      )}
    </>
  );
}
