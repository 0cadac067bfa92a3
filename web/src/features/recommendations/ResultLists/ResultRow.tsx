import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Icon } from '@larder/design-system/Icon';
import { Link } from '@larder/design-system/LinkProvider';
import { screens } from '../../../app/routing/paths.ts';
import { useQuickAddTexts } from '../../../messages/usuals/quick-add.ts';
import { AddToCart } from '../../cart/AddToCart.tsx';
import type { Outcome } from '../useQuickAdd.ts';
import { ItemPicture } from '../UsualRow/ItemPicture.tsx';
import { metaOf } from '../UsualRow/meta.ts';
import type { UsualRow_CostFragment as Cost } from '../UsualRow/UsualCost.generated.ts';
import { UsualPrice } from '../UsualRow/UsualPrice.tsx';
import * as row from '../UsualRow/UsualRow.css.ts';
import { WayOn } from '../WayOn.tsx';
import * as styles from './ResultLists.css.ts';

/** What became of one line: added, and how much of it is in the cart; or why not, and the way on (N-68). */
export function ResultRow({ outcome, cost }: { outcome: Outcome; cost?: Cost | undefined }) {
  const texts = useQuickAddTexts();
  const { line, product, result } = outcome;
  const { result: words } = texts;
  const addedText =
    line.weight === undefined
      ? words.addedCount(line.quantity)
      : words.addedWeight(line.weight.toFixed(2), line.quantity);
  return (
    <li className={row.row}>
      <span className={styles.marks[result.added ? 'added' : 'refused']}>
        <Icon name={result.added ? 'check' : 'ban'} size={18} />
      </span>
      <ItemPicture product={product} />
      <div className={row.words}>
        <h3 className={row.name}>
          {product ? (
            <Link href={product.path} className={row.link}>
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </h3>
        {product && <p className={row.meta}>{metaOf(product, texts, cost?.couponText)}</p>}
        <p className={result.added ? row.meta : styles.reason}>
          {result.added ? addedText : (result.message ?? words.unknown)}
        </p>
      </div>
      {product && (
        <>
          <div className={row.amount}>{result.added ? <AddToCart product={product} /> : <Refused {...outcome} />}</div>
          {product.price && (
            <div className={row.price}>
              <UsualPrice product={product} quantity={line.quantity} weight={line.weight ?? null} cost={cost} />
            </div>
          )}
        </>
      )}
    </li>
  );
}

/** Codes of lines that the cart itself has no room for. */
const ofTheCart: readonly (string | null)[] = ['TOO_MANY', 'NOT_ENOUGH', 'TOO_MANY_LINES'];

function Refused({ product, result: { reasonCode } }: Outcome) {
  const { result } = useQuickAddTexts();
  if (!product) return null;
  if (!ofTheCart.includes(reasonCode)) return <WayOn product={product} />;
  return (
    <ButtonLink tone="outline" size="small" href={screens.cart} aria-label={result.viewCartFor(product.fullName)}>
      {result.viewCart}
    </ButtonLink>
  );
}
