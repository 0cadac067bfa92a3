import { statusLineDelay } from '../../constants.ts';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useNavigation } from 'react-router-dom';
import { useMessages } from '../../messages/messages.ts';
import { connectionStore } from '../loading/connection.ts';
import { bar } from './NavigationProgress.css.ts';

/** A thin bar over the page while the next one takes its time. */
export function NavigationProgress() {
  const isUnderWay = useNavigation().state !== 'idle';
  const waiting = useSyncExternalStore(connectionStore.subscribe, connectionStore.read, connectionStore.readOnServer);
  return isUnderWay && !waiting ? <Bar /> : null;
}

function Bar() {
  const { loading } = useMessages().frame;
  const announce = useAnnounce();
  const [isShown, setShown] = useState(false);
  const show = useEffectEvent(() => {
    setShown(true);
    announce(loading);
  });
  useEffect(() => {
    const timer = setTimeout(() => show(), statusLineDelay);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? <div className={bar} data-testid="navigation-progress" aria-hidden="true" /> : null;
}
