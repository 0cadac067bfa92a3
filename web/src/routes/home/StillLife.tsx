import * as styles from './StillLife.css.ts';

const { behind, infront, tallest } = styles;

/** Products on a floor. A picture to look at, nothing to read: what it shows stands on the page in words. */
export function StillLife({ pictures }: { pictures: readonly string[] }) {
  const tall = pictures.slice(infront.length, infront.length + behind.length);
  const small = pictures.slice(0, infront.length);
  return (
    <div className={styles.still} aria-hidden="true">
      <div className={styles.field}>
        {tall.map((src, index) => (
          <img
            key={src}
            className={behind[index]}
            src={src}
            alt=""
            fetchPriority={index === tallest ? 'high' : 'low'}
          />
        ))}
        {small.map((src, index) => (
          <img key={src} className={infront[index]} src={src} alt="" fetchPriority="low" />
        ))}
      </div>
    </div>
  );
}
