import { later } from '../../../page/page.ts';
import { stepForm } from '../step-props.ts';

/** How often it looks whether the form's code is there, and how often at most: for ten seconds. */
const [pause, tries] = [50, 200];

/**
 * Sends the open step's form. The bar can be pressed before the form has its code, and the browser itself sends no such
 * form (`method="dialog"`): what isn't heard yet is sent again until it is.
 */
export function sendStep(left: number = tries): void {
  const form = document.querySelector<HTMLFormElement>(`#${stepForm}`);
  if (!form || isSent(form) || left === 0) return;
  later(() => sendStep(left - 1), pause);
}

/** Does the page take over what the form sends? */
function isSent(form: HTMLFormElement): boolean {
  let isTaken = false;
  const see = ({ defaultPrevented }: Event) => void (isTaken = defaultPrevented);
  addEventListener('submit', see, { once: true });
  form.requestSubmit();
  removeEventListener('submit', see);
  return isTaken;
}
