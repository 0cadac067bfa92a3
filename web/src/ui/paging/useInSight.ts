import { type RefObject, useEffect, useState } from 'react';

/** Is the element in sight? false until that is known. */
export function useInSight(target: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver((entries) => setInSight(entries.at(-1)?.isIntersecting ?? false));
    watch.observe(target.current);
    return () => watch.disconnect();
  }, [target]);
  return isInSight;
}
