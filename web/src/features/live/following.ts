import { followChanges } from './follow.ts';
import { followTogether } from './together.ts';

/** A page has settled when nothing more has come for so long, in milliseconds. */
const quiet = 1000;

/**
 * Follows changes, along with the browser's other tabs, once scripts have taken the page over and nothing more has come
 * for a while. @returns leaves
 */
export function followWhenQuiet(): () => void {
  const isTakenOver = () => performance.getEntriesByName('taken over').length > 0;
  const count = () => performance.getEntriesByType('resource').length;
  let before = count();
  let leave = () => clearInterval(timer);
  const timer = setInterval(() => {
    const now = count();
    if (now !== before || !isTakenOver()) return void (before = now);
    clearInterval(timer);
    leave = followTogether({ follow: followChanges });
  }, quiet);
  return () => leave();
}
