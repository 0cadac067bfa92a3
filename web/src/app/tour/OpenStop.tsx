import { Icon } from '@larder/design-system/Icon';
import { Link } from 'react-router-dom';
import { useTourTexts } from '../../messages/frame/tour.ts';
import { screens } from '../routing/paths.ts';
import * as styles from './OpenStop.css.ts';
import { builderPages } from './builder-pages.ts';
import { stops } from './stops.ts';
import { tourForm } from './tour-form.ts';

/** A slim bar: what to try at this stop, the way back, the next stop, and a way to close it. Its forms need no scripts. */
export function OpenStop({ number }: { number: number }) {
  const texts = useTourTexts();
  const stop = stops[number - 1];
  if (!stop) return null;
  return (
    <aside className={styles.bar} aria-label={texts.bar(number, stops.length)}>
      <div className={styles.content}>
        <p className={styles.words}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <span>
            <strong className={styles.title}>{texts.stops[stop.name].title}.</strong> {texts.stops[stop.name].text}
          </span>
        </p>
        <form className={styles.actions} method="post" action={tourForm.path}>
          <Link className={styles.action} to={screens.tour} discover="none">
            {texts.back}
          </Link>
          {stop.name === 'join' && (
            <a className={styles.action} href={builderPages.outbox} target="_blank" rel="noreferrer">
              {texts.openOutbox}
            </a>
          )}
          {number < stops.length && (
            <button className={styles.action} name={tourForm.field} value={number + 1}>
              {texts.next}
            </button>
          )}
          <button className={styles.close} name={tourForm.field} value={tourForm.close} aria-label={texts.close}>
            <Icon name="x" />
          </button>
        </form>
      </div>
    </aside>
  );
}
