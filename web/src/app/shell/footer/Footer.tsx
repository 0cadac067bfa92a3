import { Link } from '@larder/design-system/LinkProvider';
import { Wordmark } from '../../../art/Wordmark.tsx';
import { useAreasTexts } from '../../../messages/frame/areas.ts';
import { useFooterTexts } from '../../../messages/frame/footer.ts';
import { useFrame, useStoreName } from '../../data/frame.ts';
import { useShop } from '../../data/shop.ts';
import { type DocumentName } from '../../routing/documents.ts';
import { pathTo, screens } from '../../routing/paths.ts';
import * as styles from './Footer.css.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** The shopper's store, links to the rest of the site, and the public pages: the same for guests and members. */
export function Footer() {
  const texts = useFooterTexts();
  const areas = useAreasTexts();
  const { banner, viewer } = useFrame();
  const chosen = useStoreName();
  const shown = useShop()?.store.name;
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.top}>
          <div className={styles.own}>
            <Wordmark banner={banner} />
            <div className={styles.place}>
              {(chosen ?? shown) && <p className={styles.small}>{chosen ?? texts.shownStore(shown ?? '')}</p>}
              <Link className={styles.storeLink} href={screens.stores}>
                {chosen === null ? texts.chooseStore : texts.changeStore}
              </Link>
            </div>
          </div>
          <nav aria-label={texts.shop} className={styles.group}>
            <p className={styles.title}>{texts.shop}</p>
            <Link className={styles.link} href={screens.shop}>
              {texts.allDepartments}
            </Link>
            {viewer.site !== 'BUSINESS' && (
              <Link className={styles.link} href={screens.weeklyAd}>
                {areas.ad}
              </Link>
            )}
            <Link className={styles.link} href={screens.wine}>
              {texts.wineShop}
            </Link>
            <Link className={styles.link} href={screens.sellers}>
              {texts.sellers}
            </Link>
            <Link className={styles.link} href={screens.business}>
              {texts.business}
            </Link>
          </nav>
          {viewer.site !== 'BUSINESS' && (
            <nav aria-label={texts.save} className={styles.group}>
              <p className={styles.title}>{texts.save}</p>
              <Link className={styles.link} href={screens.forU}>
                {banner.forUTitle}
              </Link>
              <Link className={styles.link} href={screens.coupons}>
                {texts.coupons}
              </Link>
              <Link className={styles.link} href={screens.rewards}>
                {texts.rewards}
              </Link>
              <Link className={styles.link} href={screens.gameGrid}>
                {texts.playAndEarn}
              </Link>
              <Link className={styles.link} href={screens.scheduleAndSave}>
                {areas.schedule}
              </Link>
            </nav>
          )}
          <nav aria-label={texts.help} className={styles.group}>
            <p className={styles.title}>{texts.help}</p>
            <DocumentLink name="help">{texts.helpCenter}</DocumentLink>
            <Link className={styles.link} href={screens.orders}>
              {texts.orders}
            </Link>
            <DocumentLink name="contact">{texts.contact}</DocumentLink>
          </nav>
        </div>
        <div className={styles.legal}>
          <LanguageSwitch />
          <nav aria-label={texts.label} className={styles.line}>
            <DocumentLink name="privacy" isSmall>
              {texts.privacy}
            </DocumentLink>
            <DocumentLink name="terms" isSmall>
              {texts.terms}
            </DocumentLink>
            <DocumentLink name="accessibility" isSmall>
              {texts.accessibility}
            </DocumentLink>
          </nav>
          <p className={styles.small}>{texts.owner(banner.name)}</p>
        </div>
      </div>
    </footer>
  );
}

function DocumentLink({
  name,
  isSmall = false,
  children,
}: {
  name: DocumentName;
  isSmall?: boolean;
  children: string;
}) {
  return (
    <Link className={isSmall ? styles.smallLink : styles.link} href={pathTo('document', { name })}>
      {children}
    </Link>
  );
}
