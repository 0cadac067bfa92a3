import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Toast } from '@larder/design-system/Toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useNoticesTexts } from '../../messages/frame/notices.ts';
import { useMessages } from '../../messages/messages.ts';
import { pageNow } from '../../page/clock.ts';
import { tryAgain, type Waiting } from '../loading/connection.ts';

const minute = 60_000;

/** Says why the page that was asked for does not come, over the page that stays, and offers to try again. */
export function ConnectionNotice({ waiting }: { waiting: Waiting }) {
  const { unavailable } = useMessages().frame;
  const texts = useNoticesTexts();
  return (
    <Toast icon="triangle-alert" action={{ label: unavailable.again, onClick: tryAgain }}>
      {texts.waiting[waiting]}
    </Toast>
  );
}

/** Says that what the page shows could not be refreshed and how old it is, and offers to try again. */
export function StaleNotice({ since }: { since: number }) {
  const { stale } = useNoticesTexts();
  const { revalidate, state } = useRevalidator();
  const announce = useAnnounce();
  const [now, setNow] = useState(pageNow);
  const [tried, setTried] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setNow(pageNow()), minute / 2);
    return () => clearInterval(timer);
  }, []);
  // The button goes when it has done its work: the focus goes on to the page.
  const leave = useEffectEvent(() => {
    if (!tried) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    announce(stale.refreshed);
  });
  useEffect(() => () => leave(), []);
  const again = () => {
    setTried(true);
    void revalidate();
  };
  return (
    <Alert
      tone="warning"
      size="small"
      title={stale.title}
      action={
        <Button tone="outline" size="small" busy={state === 'loading'} onClick={again}>
          {stale.again}
        </Button>
      }
    >
      {stale.age(Math.floor(Math.max(0, now - since) / minute))}
    </Alert>
  );
}
