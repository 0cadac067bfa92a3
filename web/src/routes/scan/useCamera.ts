import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** `asking`: the browser asks its owner, or the camera starts. `denied`: they said no. `none`: there is none, or it is in use. */
export type CameraState = 'off' | 'asking' | 'on' | 'denied' | 'none';

interface Camera {
  state: CameraState;
  video: RefObject<HTMLVideoElement | null>;
  /** Is its light on? null where it has none. */
  light: boolean | null;
  start: () => void;
  stop: () => void;
  switchLight: () => void;
}

type Light = MediaTrackCapabilities & { torch?: boolean };

/** The camera at the back of a phone. It stops when the page is left, or not seen. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream | null>(null);
  const [state, setState] = useState<CameraState>('off');
  const [light, setLight] = useState<boolean | null>(null);

  const stop = useCallback(() => {
    for (const track of stream.current?.getTracks() ?? []) track.stop();
    stream.current = null;
    setLight(null);
    setState((now) => (now === 'on' || now === 'asking' ? 'off' : now));
  }, []);
  useEffect(() => {
    const look = () => document.visibilityState === 'hidden' && stop();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [stop]);

  const start = async () => {
    const media = (navigator as Partial<Navigator>).mediaDevices;
    if (!media) return setState('none');
    setState('asking');
    try {
      const opened = await media.getUserMedia({
        audio: false,
        video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
      });
      // The page may have been left, or stopped, meanwhile.
      if (!video.current) {
        for (const track of opened.getTracks()) track.stop();
        return undefined;
      }
      stream.current = opened;
      video.current.srcObject = opened;
      await video.current.play();
      const [track] = opened.getVideoTracks();
      setLight((track?.getCapabilities?.() as Light | undefined)?.torch ? false : null);
      return setState('on');
    } catch (error) {
      stop();
      return setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none');
    }
  };
  const switchLight = async () => {
    const [track] = stream.current?.getVideoTracks() ?? [];
    const torch = light !== true;
    const isDone = await track?.applyConstraints({ advanced: [{ torch } as MediaTrackConstraintSet] }).then(
      () => true,
      () => false,
    );
    setLight(isDone ? torch : null);
  };
  return { state, video, light, start: () => void start(), stop, switchLight: () => void switchLight() };
}
