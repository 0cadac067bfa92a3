import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/index.ts';
import * as styles from './Carousel.css.ts';

export interface CarouselProps {
  /** What is shown: "Coupons for you". */
  label: string;
  /** Labels of the buttons (S-56): "Previous coupons", "Next coupons". */
  previousLabel: string;
  /** Label of the button to the next cards. */
  nextLabel: string;
  /** How wide an item is: a product (164, from 768 px 200), a prize (200), a coupon (300), or the whole place. */
  item?: 'product' | 'prize' | 'coupon' | 'whole' | undefined;
  /** Next to the buttons: the heading of the row. */
  heading?: ReactNode;
  /** The cards, one item each. */
  children?: ReactNode;
}

/** How far from an end still counts as the end, for places are fractions of a px. */
const slack = 2;

/** A row of cards that scrolls by touch, keyboard, wheel, or button; it never moves on its own. */
export function Carousel({ label, previousLabel, nextLabel, item = 'product', heading, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  // until measured, assume there is more, as in most rows
  const [ends, setEnds] = useState({ start: true, end: false });

  const measure = useCallback(() => {
    const list = row.current;
    if (!list) return;
    // right to left, the scroll position is negative
    const place = Math.abs(list.scrollLeft);
    setEnds({ start: place <= slack, end: place + list.clientWidth >= list.scrollWidth - slack });
  }, []);

  useEffect(() => {
    const list = row.current;
    if (!list) return undefined;
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    for (const one of list.children) observer.observe(one);
    return () => observer.disconnect();
  }, [measure, children]);

  const page = (step: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const towards = list.matches(':dir(rtl)') ? -1 : 1;
    // a card that is cut off stands first on the next page
    const [first] = list.children;
    const width = first instanceof HTMLElement ? first.offsetWidth : 0;
    const by = Math.max(list.clientWidth - width * 0.75, width);
    const still = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({ left: step * towards * by, behavior: still ? 'instant' : 'smooth' });
  };
  const fits = ends.start && ends.end;

  return (
    <section aria-label={label} aria-roledescription="carousel" className={styles.carousel}>
      <div className={styles.top}>
        {heading && <div className={styles.heading}>{heading}</div>}
        <div className={styles.buttons} data-fits={fits || undefined}>
          <Press label={previousLabel} icon="chevron-left" off={ends.start} onClick={() => page(-1)} />
          <Press label={nextLabel} icon="chevron-right" off={ends.end} onClick={() => page(1)} />
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by key */}
      <ul
        ref={row}
        className={styles.row({ item })}
        aria-label={label}
        tabIndex={fits ? undefined : 0}
        onScroll={measure}
      >
        {Children.map(children, (child) => child && <li className={styles.item}>{child}</li>)}
      </ul>
    </section>
  );
}

interface PressProps {
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  off: boolean;
  onClick: () => void;
}

/** Stays where it is at the end of the row, and keeps focus. */
function Press({ label, icon, off, onClick }: PressProps) {
  return (
    <button
      type="button"
      className={styles.press}
      aria-label={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onClick}
    >
      <Icon name={icon} size={24} />
    </button>
  );
}
