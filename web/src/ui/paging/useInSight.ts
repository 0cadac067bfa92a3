import { type RefObject, useEffect, useState } from 'react';

/** Is the element in sight? @param before what is taken for granted until that is known */
export function useInSight(target: RefObject<Element | null>, before = false): boolean {
  const [isInSight, setInSight] = useState(before);
  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false));
    watch.observe(target.current);
    return () => watch.disconnect();
  }, [target]);
  return isInSight;
}
