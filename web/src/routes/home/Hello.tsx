import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Heading } from '@larder/design-system/Heading';
import { formatPrice } from '@larder/design-system/Price';
import { TextLink } from '@larder/design-system/TextLink';
import { screens } from '../../app/routing/paths.ts';
import { useHomeTexts } from '../../messages/home.ts';
import * as styles from './Hello.css.ts';
import type { Hello_ShopFragment } from './Hello.generated.ts';
import type { Due } from './load-due.ts';
import type { Scene } from './still-life.ts';
import { StillLife } from './StillLife.tsx';

interface HelloProps {
  title: string;
  /** Where the visitor shops; null when it can't be loaded. */
  shop: Hello_ShopFragment | null;
  /** What stands beside the words. */
  scene: Scene;
  /** How much of what a member usually buys is due, and what it costs in cents, if that is known; null if nothing is. */
  due: Pick<Due, 'count' | 'cents'> | null;
}

/** The greeting, where and when the groceries come, and the way into the shop. */
export function Hello({ title, shop, scene, due }: HelloProps) {
  const texts = useHomeTexts();
  return (
    <section className={styles.hello}>
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading level={1} size="landing">
            {title}
          </Heading>
          <p className={styles.lead}>
            {due && (
              <span className={styles.line}>
                {texts.due(due.count, due.cents === null ? null : formatPrice(due.cents))}
              </span>
            )}
            {shop ? <Where shop={shop} /> : texts.anyStore}
          </p>
        </div>
        <div className={styles.actions}>
          <ButtonLink tone="primary" size="large" href={due ? screens.quickAdd : screens.shop}>
            {due ? texts.seeDue : texts.startShopping}
          </ButtonLink>
          <TextLink href={due ? screens.shop : screens.stores} standalone>
            {due ? texts.startShopping : texts.anotherStore}
          </TextLink>
        </div>
      </div>
      <StillLife scene={scene} />
    </section>
  );
}

function Where({ shop: { label, place, channel, nextSlotText, store } }: { shop: Hello_ShopFragment }) {
  const { next } = useHomeTexts();
  const when = channel === 'IN_STORE' ? store.openText : nextSlotText;
  return (
    <>
      <span className={styles.line}>
        {label} <b className={styles.strong}>{place}</b>
      </span>
      {when && (
        <span className={styles.line}>
          {channel !== 'IN_STORE' && `${next[channel]}: `}
          <b className={styles.strong}>{when}</b>
        </span>
      )}
    </>
  );
}
