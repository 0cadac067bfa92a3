import { Icon } from '@larder/design-system/Icon';
import { Link, useLocation } from 'react-router-dom';
import { useGoOn } from '../../../app/routing/useGoOn.ts';
import { isAt, pathTo } from '../../../app/routing/paths.ts';
import { useKnownAnswer } from '../../../app/data/answers.ts';
import { useOrderEditTexts } from '../../../messages/order-edit.ts';
import { OrderCartDocument } from '../keeper/OrderCart.generated.ts';
import type { KnownEdit } from '../known/known-carts.ts';
import * as styles from './OrderEdit.css.ts';
import { useOrderEdit } from './useOrderEdit.ts';

interface EditBarProps {
  /** What the page knows of the order that is being changed. */
  known: KnownEdit | null;
}

/**
 * Says that an order is being changed, until when, and what adding means meanwhile. On its own page it can be discarded
 * (S-22, S-111); on pages of settings, where nothing is added, it isn't there.
 */
export function EditBar({ known }: EditBarProps) {
  const texts = useOrderEditTexts();
  const { pathname } = useLocation();
  const answer = useKnownAnswer(OrderCartDocument)?.carts?.edit;
  const edit = known ?? (answer ? { orderNumber: answer.id, path: answer.path, saveByText: answer.saveByText } : null);
  const isAside = isAt(pathname, 'profile', 'addresses', 'security', 'communicationPreference', 'clubCard');
  if (!edit || isAside) return null;
  const isHere = isAt(pathname, 'orderCart');
  return (
    <aside className={styles.bar} aria-label={texts.bar(edit.orderNumber)}>
      <div className={styles.barRow}>
        <p className={styles.barWords}>
          <Icon name="pencil" size={20} />
          <span>
            <b className={styles.strong}>{texts.bar(edit.orderNumber)}</b>{' '}
            {isHere ? texts.until(edit.saveByText) : texts.addsGoThere}
          </span>
        </p>
        {isHere ? (
          <Discard orderNumber={edit.orderNumber} />
        ) : (
          <Link to={edit.path} discover="none" className={styles.barAction}>
            {texts.review}
          </Link>
        )}
      </div>
    </aside>
  );
}

function Discard({ orderNumber }: { orderNumber: string }) {
  const texts = useOrderEditTexts();
  const { discard, busy, failure } = useOrderEdit(orderNumber);
  const goOn = useGoOn();
  const leave = () => void goOn(discard(), pathTo('order', { orderNumber }));
  return (
    <>
      {failure && <p role="alert">{failure}</p>}
      <button type="button" className={styles.barAction} aria-disabled={busy !== null} onClick={leave}>
        {busy ? texts.discarding : texts.discard}
      </button>
    </>
  );
}
