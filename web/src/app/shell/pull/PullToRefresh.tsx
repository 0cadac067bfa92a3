import { Icon } from '@larder/design-system/Icon';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Loader } from '@larder/design-system/Loader';
import { Toast } from '@larder/design-system/Toast';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { useNoticesTexts } from '../../../messages/frame/notices.ts';
import { useStaleSince } from '../../data/answers.ts';
import { sessionStore } from '../../data/session.ts';
import { isOffline } from '../../loading/connection.ts';
import { isAt } from '../../routing/paths.ts';
import * as styles from './PullToRefresh.css.ts';
import { farEnough, watchPull } from './watch-pull.ts';

/** How long the words about a missing connection stay, in milliseconds. */
const lasts = 6000;

/** On a touch screen, a list that changes by itself is brought up to date by pulling it down. */
export function PullToRefresh() {
  const { pathname } = useLocation();
  return isAt(pathname, 'home', 'orders', 'inbox', 'coupons', 'myList') ? <Pull key={pathname} /> : null;
}

function Pull() {
  const texts = useNoticesTexts();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const stale = useStaleSince();
  const sign = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [isCutOff, setCutOff] = useState(false);

  // The sign follows the finger without a render for each of its moves.
  const show = (distance: number) => {
    const { current } = sign;
    if (!current || current.dataset['phase'] === 'busy') return;
    current.style.setProperty('--pulled', String(Math.round(distance)));
    current.dataset['phase'] = distance > 0 ? 'pulled' : 'rest';
    current.toggleAttribute('data-far', distance >= farEnough);
  };
  const isDone = useEffectEvent(() => {
    setBusy(false);
    announce(stale === null ? texts.stale.refreshed : texts.stale.title);
  });
  const refresh = useEffectEvent(() => {
    // Who goes on without signing in is not asked again.
    if (isBusy || sessionStore.hasEnded()) return;
    setCutOff(isOffline());
    if (isOffline()) return;
    setBusy(true);
    announce(texts.pull.refreshing);
  });
  const startPulling = useEffectEvent(show);

  useEffect(() => watchPull({ moves: (distance) => startPulling(distance), refreshes: () => refresh() }), []);
  useEffect(() => {
    if (!isBusy) return undefined;
    let isHere = true;
    void revalidate().finally(() => isHere && isDone());
    return () => void (isHere = false);
  }, [isBusy, revalidate]);
  useEffect(() => {
    if (!isCutOff) return undefined;
    const timer = setTimeout(() => setCutOff(false), lasts);
    return () => clearTimeout(timer);
  }, [isCutOff]);

  return (
    <>
      <div ref={sign} className={styles.sign} data-phase={isBusy ? 'busy' : 'rest'} aria-hidden="true">
        {isBusy ? (
          <Loader label="" size="small" />
        ) : (
          <span className={styles.arrow}>
            <Icon name="refresh-cw" />
          </span>
        )}
      </div>
      {isCutOff && <Toast icon="triangle-alert">{texts.pull.offline}</Toast>}
    </>
  );
}
