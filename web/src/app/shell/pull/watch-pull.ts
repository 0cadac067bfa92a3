/** How far the sign has to be pulled, in CSS pixels, for the page to refresh when it is let go. */
export const farEnough = 64;
/** It never follows a finger further than this. */
const furthest = 104;
/** A finger that has moved less hasn't said yet where it goes. */
const unsaid = 8;

/** How far the sign follows a finger that has gone `pulled` px down: ever more slowly. */
export const followed = (pulled: number): number => furthest * (1 - Math.exp(-Math.max(0, pulled) / furthest));

interface PullWatcher {
  /** The finger pulls: how far the sign follows, in px; 0 when it is back, or the pull is given up. */
  moves: (distance: number) => void;
  /** The finger lets go, far enough. */
  refreshes: () => void;
}

/** What has a scroll or a drag of its own, such as a dialog, a shelf that is moved, or a line that is swiped. */
const isElsewhere = (target: EventTarget | null): boolean => {
  if (document.body.hasAttribute('data-scroll-locked') || (window.visualViewport?.scale ?? 1) > 1.01) return true;
  for (let at = target instanceof Element ? target : null; at && at !== document.body; at = at.parentElement) {
    if (at.matches('[role=dialog], [role=menu], input, textarea, select, canvas')) return true;
    const { overflowY, touchAction } = getComputedStyle(at);
    if (touchAction === 'none' || (overflowY !== 'visible' && at.scrollHeight > at.clientHeight && at.scrollTop > 0))
      return true;
  }
  return false;
};

/**
 * Watches for one finger that pulls a page down which is at its top. Until it has done so, the browser scrolls as always.
 * @returns ends it
 */
export function watchPull({ moves, refreshes }: PullWatcher): () => void {
  let from: { x: number; y: number } | null = null;
  let isPulling = false;
  let distance = 0;

  const end = () => {
    from = null;
    isPulling = false;
    distance = 0;
    document.removeEventListener('touchmove', move);
  };
  const giveUp = () => {
    if (isPulling) moves(0);
    end();
  };
  const move = (event: TouchEvent) => {
    const [finger] = event.touches;
    if (!from || !finger || event.touches.length > 1) return giveUp();
    const [across, down] = [Math.abs(finger.clientX - from.x), finger.clientY - from.y];
    if (!isPulling) {
      if (Math.max(across, Math.abs(down)) < unsaid) return;
      if (down < across * 1.5 || window.scrollY > 0) return end();
      isPulling = true;
    }
    // Neither the page nor the browser's own refresh goes along.
    if (event.cancelable) event.preventDefault();
    distance = followed(down);
    moves(distance);
  };
  const start = ({ touches, target }: TouchEvent) => {
    giveUp();
    const [finger] = touches;
    if (!finger || touches.length > 1 || window.scrollY > 0 || isElsewhere(target)) return;
    from = { x: finger.clientX, y: finger.clientY };
    document.addEventListener('touchmove', move, { passive: false });
  };
  const letGo = () => {
    const isFar = isPulling && distance >= farEnough;
    giveUp();
    if (isFar) refreshes();
  };

  document.addEventListener('touchstart', start, { passive: true });
  document.addEventListener('touchend', letGo);
  document.addEventListener('touchcancel', giveUp);
  return () => {
    giveUp();
    document.removeEventListener('touchstart', start);
    document.removeEventListener('touchend', letGo);
    document.removeEventListener('touchcancel', giveUp);
  };
}
