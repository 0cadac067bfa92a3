import { groundOf } from './ground.ts';
import { signOf } from './marks.ts';
import * as styles from './Wordmark.css.ts';

/** A banner's name in its own face beside its sign, drawings of our own. */
export function Wordmark({ banner }: { banner: { id: string; name: string } }) {
  const sign = signOf(banner.id);
  return (
    <span className={styles.wordmark}>
      {sign && (
        <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
          <path className={styles.ground} d={groundOf[sign.ground]} />
          <path className={styles.drawing} d={sign.drawing} />
        </svg>
      )}
      {banner.name}
    </span>
  );
}
