import type { ReactNode } from 'react';
import { visuallyHidden } from '../../support/visuallyHidden.css.ts';
import * as styles from './Field.css.ts';
import { useFieldControl } from './Field.tsx';
import { FieldMessages, type FieldTexts } from './messages.tsx';

/** What every group of controls takes. */
export interface FieldGroupLook extends FieldTexts {
  /** Name of the group. */
  legend: ReactNode;
  /** Hides the legend visually, when a heading above says the same. */
  legendHidden?: boolean | undefined;
}

export interface FieldGroupProps extends FieldGroupLook {
  /** Id of the group; its messages take theirs from it. */
  id?: string | undefined;
  /** For radio buttons; such a group can be required and invalid as a whole. */
  role?: 'radiogroup' | undefined;
  /** One of the radio buttons must be chosen. */
  required?: boolean | undefined;
  /** The controls of the group. */
  children: ReactNode;
}

/** Several controls under one name, with messages that belong to all of them. */
export function FieldGroup({ legend, legendHidden = false, id, role, required, children, ...texts }: FieldGroupProps) {
  const control = useFieldControl(texts, id);
  return (
    <fieldset
      id={control.id}
      className={styles.group}
      aria-describedby={control['aria-describedby']}
      {...(role ? { role, 'aria-invalid': control['aria-invalid'], 'aria-required': required || undefined } : {})}
    >
      <legend className={legendHidden ? visuallyHidden : styles.legend}>{legend}</legend>
      {children}
      <FieldMessages id={control.id} {...texts} />
    </fieldset>
  );
}
