import { Link } from '@larder/design-system/LinkProvider';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { useEffect, useRef } from 'react';
import { chip as look, chips as row, count as digits } from './Chips.css.ts';

export interface Chip {
  /** Unlike those of the others. */
  id: string;
  href: string;
  label: string;
  /** Its count: as shown, and as read aloud. */
  count: string;
  countLabel: string;
  isCurrent: boolean;
}

/** Filters, each with its count; links, so that the address says what is shown. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  const list = useRef<HTMLElement>(null);
  const current = chips.find(({ isCurrent }) => isCurrent)?.id;
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (chosen && list.current) list.current.scrollLeft = chosen.offsetLeft - list.current.offsetWidth / 3;
  }, [current]);
  return (
    <nav aria-label={label} className={row} ref={list}>
      {chips.map((chip) => (
        <Link key={chip.id} href={chip.href} className={look} aria-current={chip.isCurrent ? 'true' : undefined}>
          {chip.label}{' '}
          <span className={digits} aria-hidden="true">
            {chip.count}
          </span>
          <VisuallyHidden>{chip.countLabel}</VisuallyHidden>
        </Link>
      ))}
    </nav>
  );
}
