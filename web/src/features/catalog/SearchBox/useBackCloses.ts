import { closeOnBack } from '@larder/design-system/close-on-back';
import { useEffect, useRef } from 'react';
import { isPhone } from '../../../ui/is-phone.ts';

/** On a phone, where the search fills the screen, the browser's Back closes it and the page behind stays. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen || !isPhone()) return undefined;
    return closeOnBack(window, () => {
      latest.current();
      return true;
    });
  }, [isOpen]);
}
