import { Button } from '@larder/design-system/Button';
import type { ReactNode } from 'react';
import { Form } from 'react-router-dom';
import { useListControlsTexts } from '../../messages/list-controls.ts';
import * as styles from './FilterColumn.css.ts';

interface FilterColumnProps {
  /** Path of the list. */
  action: string;
  /** Fields with what else the address shows, for the form that is sent without a script. */
  rest: ReactNode;
  /** Sends the form without a script: "Show products". */
  submitLabel: string;
  children: ReactNode;
}

/** What a list can be narrowed by, as a column beside it. Each choice acts at once; without a script the form is sent with a button. */
export function FilterColumn({ action, rest, submitLabel, children }: FilterColumnProps) {
  const texts = useListControlsTexts();
  return (
    <aside id="filters" tabIndex={-1} aria-label={texts.filters} className={styles.column}>
      <Form method="get" action={action}>
        <p className={styles.title}>{texts.filters}</p>
        {rest}
        {children}
        <div className={styles.send}>
          <Button tone="primary" type="submit" block>
            {submitLabel}
          </Button>
        </div>
      </Form>
    </aside>
  );
}
