import { Button } from '@larder/design-system/Button';
import { Text } from '@larder/design-system/Text';
import { useEffect, useEffectEvent } from 'react';
import { useScanTexts } from '../../messages/phone/scan.ts';
import type { ReadCode } from './codes.ts';
import { openReader } from './reader.ts';
import * as styles from './scan.css.ts';
import { useCamera } from './useCamera.ts';

/** How often the camera's picture is read, in milliseconds: a person holds still for longer. */
const lookEvery = 250;

/** What the camera sees, read until something is found in it. */
export function Camera({ onRead }: { onRead: (codes: readonly ReadCode[]) => void }) {
  const texts = useScanTexts().camera;
  const { state, video, light, start, stop, switchLight } = useCamera();
  const heard = useEffectEvent(onRead);
  useEffect(() => {
    if (state !== 'on') return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      const read = await openReader();
      const again = async () => {
        const seen = video.current;
        const codes = seen && seen.readyState >= seen.HAVE_CURRENT_DATA ? await read(seen).catch(() => []) : [];
        if (isOver) return;
        if (codes.length > 0) heard(codes);
        timer = setTimeout(() => void again(), lookEvery);
      };
      await again();
    };
    look().catch(() => stop());
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [state, video, stop]);
  const isSeen = state === 'on' || state === 'asking';
  return (
    <div className={styles.camera} data-needs-scripts="">
      <div className={styles.view} hidden={!isSeen}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no sound: it is what the camera sees */}
        <video ref={video} className={styles.video} muted playsInline aria-label={texts.view} />
        <span className={styles.frame} aria-hidden="true" />
      </div>
      {state === 'denied' || state === 'none' ? (
        <Text role="alert" tone="soft">
          {texts[state]}
        </Text>
      ) : null}
      <div className={styles.acts}>
        {isSeen ? (
          <Button tone="outline" onClick={stop}>
            {texts.stop}
          </Button>
        ) : (
          <Button tone="primary" size="large" icon="scan-barcode" onClick={start}>
            {texts.start}
          </Button>
        )}
        {light !== null && (
          <Button tone="outline" icon="sun" aria-pressed={light} onClick={switchLight}>
            {texts.light}
          </Button>
        )}
      </div>
    </div>
  );
}
