/** So much of a line's width a finger has to go. */
const enough = 0.4;
/** Up to here it is a tap or a scroll, in px. */
const slack = 12;

/**
 * Follows the finger that has touched a line: far enough toward the end of a page that is read from its start, the line is taken
 * out. The line's menu does the same without a swipe (WCAG 2.5.7).
 * @param word what is said beside it meanwhile: Remove
 */
export function followSwipe(
  line: HTMLElement,
  first: { clientX: number; clientY: number },
  word: string,
  onRemove: () => void,
) {
  const backwards = getComputedStyle(line).direction === 'rtl' ? 1 : -1;
  const listening = new AbortController();
  let gone = 0;
  const end = () => {
    listening.abort();
    line.style.removeProperty('translate');
    line.style.removeProperty('transition');
    delete line.dataset['swiped'];
  };
  const move = ({ touches }: TouchEvent) => {
    const [touch] = touches;
    if (!touch || touches.length > 1) return end();
    const across = (touch.clientX - first.clientX) * backwards;
    if (gone === 0 && Math.abs(touch.clientY - first.clientY) > slack) return end();
    if (gone === 0 && across < slack) return undefined;
    gone = Math.max(across, 1);
    line.dataset['swiped'] = word;
    line.style.setProperty('transition', 'none');
    line.style.setProperty('translate', `${gone * backwards}px`);
    return undefined;
  };
  const lift = () => {
    const isOut = gone > slack && gone > line.getBoundingClientRect().width * enough;
    end();
    if (isOut) onRemove();
  };
  const { signal } = listening;
  line.addEventListener('touchmove', move, { signal, passive: true });
  line.addEventListener('touchend', lift, { signal });
  line.addEventListener('touchcancel', end, { signal });
}
