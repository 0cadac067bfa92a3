import { pictureSrc } from '../../../pictures.ts';
import type { HowItWorksImage } from '../../../graphql/schema-types.ts';
import * as styles from './HowItWorks.css.ts';

const drawings: Record<HowItWorksImage, () => React.ReactNode> = {
  SHOP: () => (
    <>
      <rect width="224" height="168" className={styles.mintGround} />
      <rect y="136" width="224" height="32" className={styles.mintFloor} />
      <image href={pictureSrc('tangerine')} x="32" y="98" width="42" height="42" />
      <image href={pictureSrc('shopping-bags')} x="58" y="34" width="112" height="112" />
      <image href={pictureSrc('bread')} x="154" y="84" width="60" height="60" />
    </>
  ),
  PLAY: () => (
    <>
      <rect width="224" height="168" className={styles.peachGround} />
      <g transform="rotate(-6 112 84)">
        <rect x="30" y="34" width="164" height="102" rx="16" className={styles.paper} />
        <rect x="42" y="56" width="42" height="64" rx="11" className={styles.sunken} />
        <rect x="91" y="56" width="42" height="64" rx="11" className={styles.sunken} />
        <rect x="140" y="56" width="42" height="64" rx="11" className={styles.foil} />
        <image href={pictureSrc('bubble-tea')} x="46" y="71" width="34" height="34" />
        <image href={pictureSrc('bubble-tea')} x="95" y="71" width="34" height="34" />
      </g>
      <image href={pictureSrc('coin')} x="154" y="90" width="54" height="54" />
    </>
  ),
  WIN: () => (
    <>
      <rect width="224" height="168" className={styles.skyGround} />
      <rect y="136" width="224" height="32" className={styles.mintGround} />
      <image href={pictureSrc('wrapped-gift')} x="60" y="42" width="104" height="104" />
      <rect x="18" y="31" width="24" height="14" rx="3" transform="rotate(20 30 38)" className={styles.brand} />
      <rect x="192" y="96" width="24" height="14" rx="3" transform="rotate(-18 204 103)" className={styles.brand} />
      <rect x="54" y="13" width="22" height="13" rx="3" transform="rotate(-28 65 20)" className={styles.peach} />
      <rect x="158" y="15" width="22" height="13" rx="3" transform="rotate(40 169 22)" className={styles.paper} />
      <rect x="16" y="88" width="22" height="13" rx="3" transform="rotate(32 27 94)" className={styles.mintFloor} />
      <circle cx="200" cy="54" r="8" className={styles.yellow} />
    </>
  ),
};

/** The picture of one step, 4 by 3. */
export function StepArt({ image }: { image: HowItWorksImage }) {
  return (
    <svg className={styles.art} viewBox="0 0 224 168" aria-hidden="true">
      {drawings[image]()}
    </svg>
  );
}
