import { Alert } from '@larder/design-system/Alert';
import { TextLink } from '@larder/design-system/TextLink';
import { type ReactNode, useEffect, useRef } from 'react';
import { useCheckoutTexts } from '../../../messages/checkout.ts';
import { links } from './StepAlert.css.ts';

interface StepAlertProps {
  title?: string;
  /** It takes the focus when it appears, and again when this changes. */
  attempt?: number | string;
  children?: ReactNode;
}

/** Why a step isn't done yet, at its top. */
export function StepAlert({ title, attempt, children }: StepAlertProps) {
  const texts = useCheckoutTexts();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [attempt]);
  return (
    <Alert tone="error" size="small" title={title ?? texts.notKept} headingLevel={3} tabIndex={-1} ref={alert}>
      {children}
    </Alert>
  );
}

/** A control that needs another look: its id, and why. */
export interface Fault {
  id: string;
  message: string;
}

interface FaultsProps {
  faults: readonly Fault[];
  /** Counts the tries: after each one the focus is on the summary. */
  attempt: number;
}

/** The answers that need another look, at the top of a step; each line leads to its field. */
export function Faults({ faults, attempt }: FaultsProps) {
  const texts = useCheckoutTexts();
  if (faults.length === 0) return null;
  return (
    <StepAlert title={texts.needAnotherLook(faults.length)} attempt={attempt}>
      <ul className={links}>
        {faults.map(({ id, message }) => (
          <li key={id}>
            <TextLink
              href={`#${id}`}
              size="meta"
              standalone
              onClick={(event) => {
                event.preventDefault();
                focusOn(id);
              }}
            >
              {message}
            </TextLink>
          </li>
        ))}
      </ul>
    </StepAlert>
  );
}

/** Puts the focus on a control, or on the first of a group. */
function focusOn(id: string): void {
  const place = document.getElementById(id);
  const control = place?.matches('input, textarea, select') ? place : place?.querySelector<HTMLElement>('input');
  control?.focus();
}
