import type { EarlyClicks } from './start-script.ts';

let isAgain = false;
/** Is a visitor's own click being done again? The browser calls it untrusted then; it is not (S-152). */
export const isClickedBefore = (): boolean => isAgain;

/**
 * What a visitor types, chooses, or clicks before the page has taken over, which would not be heard otherwise. Call it before
 * hydration, which hears clicks itself from then on; what it returns, called after it, does it all again, once.
 */
export function keepEarlyInput(page: Document): () => void {
  const clicked = earlyClicks().flatMap((target) => buttonAt(target) ?? []);
  const touched = new Map<HTMLInputElement, string | boolean>();
  const keep = (input: HTMLInputElement) => {
    // What was touched last is done again last.
    touched.delete(input);
    touched.set(input, isBox(input) ? input.checked : input.value);
  };
  for (const input of page.querySelectorAll('input'))
    if (isBox(input) ? input.checked !== input.defaultChecked : input.value !== input.defaultValue) keep(input);
  // The page is taken over in pieces: what comes in between is kept, too.
  const listen = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) keep(target);
  };
  page.addEventListener('input', listen, true);
  return () => {
    page.removeEventListener('input', listen, true);
    for (const [input, value] of touched)
      if (typeof value === 'string') type(input, value);
      // Of a group of radio buttons the one that is chosen now, not the one that was.
      else if (value || input.type === 'checkbox') choose(input, value);
    touched.clear();
    for (const button of clicked.splice(0)) if (button.isConnected) clickAgain(button);
  };
}

/** What has been clicked since the page began to be drawn; from now on, nobody notes it. */
function earlyClicks(): readonly EventTarget[] {
  const { earlyClicks: noted } = globalThis as { earlyClicks?: EarlyClicks };
  if (!noted) return [];
  removeEventListener('click', noted.hear, true);
  return noted.targets;
}

/** The button that was clicked; null for what works without scripts: links, fields, and what sends a form. */
function buttonAt(target: EventTarget): HTMLButtonElement | null {
  const button = target instanceof Element ? target.closest('button') : null;
  return button && (button.type !== 'submit' || button.form === null) ? button : null;
}

function clickAgain(button: HTMLButtonElement): void {
  isAgain = true;
  try {
    button.click();
  } finally {
    isAgain = false;
  }
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
