import { useId, useSyncExternalStore } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { chosenScheme } from '../../../storage/scheme.ts';
import * as styles from './SchemeChoice.css.ts';

const schemes = ['system', 'light', 'dark'] as const;

/** Light, dark, or as the system does. */
export function SchemeChoice() {
  const { account } = useMessages().frame;
  const name = useId();
  const chosen = useSyncExternalStore(chosenScheme.subscribe, chosenScheme.read, chosenScheme.readOnServer);
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
              onChange={() => chosenScheme.choose(scheme)}
            />
            {account.schemes[scheme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
