import { useAnnounce } from '@larder/design-system/LiveRegion';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

interface ListChangeArgs {
  /** What is listed. */
  of: string;
  /** How many there are, in words; null while they aren't known. */
  says: string | null;
}

/**
 * When another list stands in place of one: says how many there are, and shows its beginning if that is out of sight.
 * @returns where the list begins
 */
export function useListChange({ of, says }: ListChangeArgs): RefObject<HTMLElement | null> {
  const announce = useAnnounce();
  const isStep = useNavigationType() === 'POP';
  const place = useRef<HTMLElement>(null);
  const told = useRef(of);
  useEffect(() => {
    if (told.current === of || says === null) return;
    told.current = of;
    announce(says);
    const top = place.current?.getBoundingClientRect().top ?? 0;
    // The browser's own Back knows where the page stood.
    if (top < 0 && !isStep) place.current?.scrollIntoView({ block: 'start' });
  }, [of, says, isStep, announce]);
  return place;
}
