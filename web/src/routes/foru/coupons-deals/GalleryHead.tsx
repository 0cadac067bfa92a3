import { Heading } from '@larder/design-system/Heading';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { isScreen } from '../../../app/routing/is-screen.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import type { CouponsQuery } from './Coupons.generated.ts';
import * as styles from './coupons.css.ts';

/** S-50. */
const myList = '/mylist.html';

/** What the page is, what is clipped, and the banner of a category (S-35). */
export function GalleryHead({ gallery }: { gallery: CouponsQuery['coupons'] }) {
  const texts = useOffersTexts();
  const banner = gallery?.banner;
  return (
    <header className={styles.head}>
      <div className={styles.top}>
        <div className={styles.title}>
          <Heading level={1} size="page">
            {texts.title}
          </Heading>
          <div className={styles.wide}>
            <Text tone="soft">{texts.lead}</Text>
          </div>
        </div>
        {/* the first clip puts its ticket beside what is there, and moves nothing */}
        <p className={styles.clipped}>
          {isScreen(myList) && (
            <TextLink href={myList} standalone>
              {texts.myList}
            </TextLink>
          )}
          {gallery?.clippedText && <SavingsBadge>{gallery.clippedText}</SavingsBadge>}
        </p>
      </div>
      {gallery && banner && (
        <div className={styles.banner}>
          <Text>{texts.banner(banner.title, gallery.totalCount)}</Text>
          <span className={styles.pictures}>
            {banner.pictures.map((src) => (
              <img key={src} src={src} alt="" width={72} height={72} />
            ))}
          </span>
        </div>
      )}
    </header>
  );
}
