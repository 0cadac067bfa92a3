import { Heading } from '@larder/design-system/Heading';
import { useCartTexts } from '../../../messages/cart.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import * as styles from './CartScreen.css.ts';

/** In place of carts that couldn't be read. @param message what the gateway says of it */
export function CartFailed({ message }: { message: string | undefined }) {
  const texts = useCartTexts();
  return (
    <div className={styles.page}>
      <Heading level={1} size="page">
        {texts.title}
      </Heading>
      <LoadFailed title={texts.couldNotLoad} text={message} />
    </div>
  );
}
