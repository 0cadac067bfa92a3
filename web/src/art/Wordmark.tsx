import { bannerOf, type BannerMark } from '@larder/design-system/banners';
import { groundOf } from './ground.ts';
import * as styles from './Wordmark.css.ts';

/** A banner's name in its own face beside its sign, drawings of our own. */
export function Wordmark({ banner }: { banner: { id: string; name: string } }) {
  return (
    <span className={styles.wordmark}>
      <Sign mark={bannerOf(banner.id).mark} />
      {banner.name}
    </span>
  );
}

const Sign = ({ mark }: { mark: BannerMark }) => (
  <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
    <path className={styles.ground} d={groundOf[mark.ground]} />
    <path className={styles.drawing} d={mark.drawing} />
  </svg>
);
