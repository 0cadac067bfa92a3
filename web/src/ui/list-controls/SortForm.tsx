import { Button } from '@larder/design-system/Button';
import { Icon } from '@larder/design-system/Icon';
import type { ReactNode } from 'react';
import { Form } from 'react-router-dom';
import { useListControlsTexts } from '../../messages/list-controls.ts';
import * as styles from './SortForm.css.ts';

interface SortFormProps {
  /** Path of the list. */
  action: string;
  /** Fields with what else the address shows, for the form that is sent without a script. */
  rest: ReactNode;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}

/** The order of a list, as the address's `sort`. It acts at once; without a script the form is sent with a button. */
export function SortForm({ action, rest, options, value, onChoose }: SortFormProps) {
  const texts = useListControlsTexts();
  return (
    <Form method="get" action={action} className={styles.sort}>
      {rest}
      <label className={styles.label}>
        <span className={styles.word}>{texts.sort}</span>
        <select
          name="sort"
          className={styles.choice}
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </label>
      <span className={styles.send}>
        <Button tone="outline" size="small" type="submit">
          {texts.sortSubmit}
        </Button>
      </span>
    </Form>
  );
}
