import { pageState } from '../../page/page.ts';
import type { EarlyClicks } from './start-script.ts';

const page = pageState(() => ({ isClickedAgain: false }));
/** Is a visitor's own click being done again? The browser calls it untrusted then; it is not (S-152). */
export const isClickedBefore = (): boolean => page().isClickedAgain;

/** So long after the rest a piece of the page may still wait for its code, in milliseconds. */
const longestWait = 10_000;

/** What is to be done again. @returns whether the page has heard it */
type Attempt = () => boolean;

/**
 * What a visitor types, chooses, or clicks before the page has taken over, which would not be heard otherwise. Call it before
 * hydration, which hears clicks itself from then on; what it returns, called after it, does it all again, once. The page is
 * taken over in pieces: what a piece doesn't hear, because its code is still to come, is done again once it does.
 */
export function keepEarlyInput(drawn: Document): () => void {
  const clicked = earlyClicks().flatMap((target) => buttonAt(target) ?? []);
  const waiting = new Map<Attempt, HTMLElement>();
  let isTakenOver = false;
  let isOver = false;
  const wait = (element: HTMLElement, attempt: Attempt) => {
    // What was touched last is done again last, and once; a button may be meant twice.
    if (element instanceof HTMLInputElement)
      for (const [earlier, of] of waiting) if (of === element) waiting.delete(earlier);
    if (waiting.size === 0 && isTakenOver) requestAnimationFrame(again);
    waiting.set(attempt, element);
  };
  const again = () => {
    for (const [attempt, { isConnected }] of waiting) if (!isConnected || attempt()) waiting.delete(attempt);
    if (waiting.size > 0 && !isOver) requestAnimationFrame(again);
  };
  const keep = (input: HTMLInputElement) => {
    const value = isBox(input) ? input.checked : input.value;
    wait(input, () => {
      if (typeof value === 'string') return isHeard(input, 'input', () => type(input, value));
      // Of a group of radio buttons the one that is chosen now, not the one that was.
      if (!value && input.type !== 'checkbox') return true;
      return isHeard(input, 'click', () => choose(input, value));
    });
  };
  for (const input of drawn.querySelectorAll('input'))
    if (isBox(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue) keep(input);
  for (const button of clicked) wait(button, () => isHeard(button, 'click', () => button.click()));
  const listen = ({ type: kind, target }: Event) => {
    if (isClickedBefore() || !target) return;
    const button = kind === 'click' ? buttonAt(target) : null;
    const input = kind === 'input' && target instanceof HTMLInputElement ? target : null;
    // Nothing is heard by the page's state before it has taken over.
    if (input && !isTakenOver) return keep(input);
    const element = button ?? input;
    if (!element) return;
    const heard = new AbortController();
    element.addEventListener(kind, () => heard.abort(), { once: true, capture: true, signal: heard.signal });
    setTimeout(() => {
      if (heard.signal.aborted) return;
      heard.abort();
      if (input) keep(input);
      else if (button) wait(button, () => isHeard(button, 'click', () => button.click()));
    });
  };
  for (const kind of ['click', 'input']) addEventListener(kind, listen, true);
  return () => {
    isTakenOver = true;
    again();
    setTimeout(() => {
      isOver = true;
      for (const kind of ['click', 'input']) removeEventListener(kind, listen, true);
    }, longestWait);
  };
}

/** Does an event get to its element? React keeps away from a piece that it hasn't taken over what it can't do anything with. */
function isHeard(element: HTMLElement, kind: 'click' | 'input', act: () => void): boolean {
  let heard = false;
  const hear = () => void (heard = true);
  element.addEventListener(kind, hear, true);
  page().isClickedAgain = true;
  try {
    act();
  } finally {
    page().isClickedAgain = false;
    element.removeEventListener(kind, hear, true);
  }
  return heard;
}

/** What has been clicked since the page began to be drawn; from now on, nobody notes it. */
function earlyClicks(): readonly EventTarget[] {
  const { earlyClicks: noted } = globalThis as { earlyClicks?: EarlyClicks };
  if (!noted) return [];
  removeEventListener('click', noted.hear, true);
  return noted.targets;
}

/** The button that was clicked; null for what works without scripts: links, fields, and what the browser itself sends a form with. */
function buttonAt(target: EventTarget): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button && (button.type !== 'submit' || !/get|post/.test(`${button.form?.method}`)) ? button : null;
}

const isBox = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';

// React hears what differs from the last value that went through the element's own property.
function choose(input: HTMLInputElement, checked: boolean): void {
  input.checked = !checked;
  input.click();
}
function type(input: HTMLInputElement, text: string): void {
  input.value = '';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
