import { useId, useSyncExternalStore } from 'react';
import { useMessages } from '../messages/messages.ts';
import * as styles from './SchemeChoice.css.ts';

const schemes = ['system', 'light', 'dark'] as const;
type Choice = (typeof schemes)[number];

const changed = new EventTarget();
const subscribe = (listener: () => void): (() => void) => {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
};
const read = (): Choice => {
  const { scheme } = document.documentElement.dataset;
  return scheme === 'light' || scheme === 'dark' ? scheme : 'system';
};

/** Shows the page in light or dark, or as the system does, now and on every later page of this browser. */
export function choose(choice: Choice): void {
  const root = document.documentElement;
  if (choice === 'system') delete root.dataset['scheme'];
  else root.dataset['scheme'] = choice;
  const life = choice === 'system' ? 0 : 365 * 24 * 60 * 60;
  document.cookie = `larder_scheme=${choice}; Path=/; Max-Age=${life}; SameSite=Lax`;
  changed.dispatchEvent(new Event('change'));
}

/** Light, dark, or as the system does. */
export function SchemeChoice() {
  const { account } = useMessages().frame;
  const name = useId();
  const chosen = useSyncExternalStore(subscribe, read, () => 'system' as const);
  return (
    <fieldset>
      <legend className={styles.legend}>{account.scheme}</legend>
      <div className={styles.choices}>
        {schemes.map((scheme) => (
          <label key={scheme} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={scheme}
              checked={chosen === scheme}
              onChange={() => choose(scheme)}
            />
            {account.schemes[scheme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
