/**
 * What a visitor has typed or chosen before the page took over, which would not be heard otherwise.
 * Call it before hydration; what it returns, called after it, does it all again, once.
 */
export function keepEarlyInput(page: Document): () => void {
  const inputs = [...page.querySelectorAll<HTMLInputElement>('input')];
  const chosen = inputs.filter((input) => input.checked !== input.defaultChecked && isChoice(input));
  const typed = inputs
    .filter((input) => !isBox(input) && input.value !== input.defaultValue)
    .map((input) => ({ input, text: input.value }));
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    for (const input of chosen) choose(input, !input.defaultChecked);
    for (const { input, text } of typed) type(input, text);
  };
}

const isBox = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';
/** Of a group of radio buttons the one that is chosen now, not the one that was. */
const isChoice = ({ type, checked }: HTMLInputElement): boolean => type === 'checkbox' || (type === 'radio' && checked);

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
