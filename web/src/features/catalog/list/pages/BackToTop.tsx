import { backToTopPause } from '../../../../constants.ts';
import { IconButton } from '@larder/design-system/IconButton';
import { useEffect, useState } from 'react';
import { useListsTexts } from '../../../../messages/lists.ts';
import * as styles from './BackToTop.css.ts';

/** It comes once the page has moved by as many screens (S-252). */
const screensDown = 2;

/** Leads back to the heading from far down a list. */
export function BackToTop() {
  const texts = useListsTexts();
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setFarDown(window.scrollY > screensDown * window.innerHeight);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, backToTopPause);
    };
    window.addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', wait);
    };
  }, []);
  const rise = () => {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
    setFarDown(false);
  };
  if (!isFarDown) return null;
  return (
    <div className={styles.place}>
      <IconButton icon="arrow-up" label={texts.backToTop} onClick={rise} />
    </div>
  );
}
