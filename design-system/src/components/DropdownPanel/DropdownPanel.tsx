import {
  cloneElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import * as styles from './DropdownPanel.css.ts';

export interface DropdownPanelProps {
  /** A native button, or a component that passes `aria-*`, `onClick`, and `ref` on to one. */
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Which edge of the trigger the panel lines up with. */
  align?: 'start' | 'end' | undefined;
  /** Open from the start. */
  defaultOpen?: boolean | undefined;
  /** What the panel holds, first drawn when it first opens; call `close` once a choice is made. */
  children: (close: () => void) => ReactNode;
}

/** A panel that drops down from its button: links, settings, actions. The page behind stays available. */
export function DropdownPanel({ trigger, align = 'start', defaultOpen = false, children }: DropdownPanelProps) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const [wasOpened, setWasOpened] = useState(defaultOpen);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  const toggle = () => {
    setWasOpened(true);
    setOpen(!open);
  };
  return (
    <div ref={place} className={styles.place}>
      {cloneElement(trigger, { ref: button, 'aria-expanded': open, 'aria-controls': id, onClick: toggle })}
      <div id={id} className={styles.panel[align]} hidden={!open}>
        {wasOpened ? children(() => setOpen(false)) : null}
      </div>
    </div>
  );
}
