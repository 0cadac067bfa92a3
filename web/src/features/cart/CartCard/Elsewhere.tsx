import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { useCartAdviceTexts } from '../../../messages/cart-advice.ts';
import { useChooseShop } from '../../stores/useChooseShop.ts';
import { useKeeper } from '../keeper/useKeeper.ts';
import * as styles from './CartCard.css.ts';
import type { Elsewhere_CartFragment } from './Elsewhere.generated.ts';

/** A cart that shops elsewhere than the page: it says so, and moves if the shopper wants it to (S-171). */
export function Elsewhere({ text, shop }: Elsewhere_CartFragment) {
  const texts = useCartAdviceTexts();
  const keeper = useKeeper();
  const { choose, isSending, problem } = useChooseShop();
  const move = async () => {
    const { channel, zipCode, store } = shop;
    if (await choose({ storeId: store.id, channel, zipCode })) await keeper().refresh();
  };
  return (
    <div className={styles.elsewhere}>
      <Alert
        tone="info"
        size="small"
        title={text}
        live={false}
        action={
          <span data-needs-scripts>
            <Button tone="outline" size="small" busy={isSending} onClick={() => void move()}>
              {texts.moveCart}
            </Button>
          </span>
        }
      />
      {problem && <Alert tone="error" size="small" title={problem.message} />}
    </div>
  );
}
