import { Alert } from '@larder/design-system/Alert';
import { TextLink } from '@larder/design-system/TextLink';
import type { MouseEvent, Ref } from 'react';
import { useProfileTexts } from '../../../messages/profile.ts';
import { links } from './AddressForm.css.ts';
import { type AddressEntry, controlId, type FieldFault, type FieldName, summaryLine } from './entry.ts';

interface ErrorSummaryProps {
  faults: readonly FieldFault[];
  /** The values that were sent. */
  entry: AddressEntry;
  ref: Ref<HTMLDivElement>;
}

/** What needs another look, at the top of the form; each line links to its field. */
export function ErrorSummary({ faults, entry, ref }: ErrorSummaryProps) {
  const texts = useProfileTexts().addressForm;
  const toField = (event: MouseEvent, field: FieldName) => {
    event.preventDefault();
    document.getElementById(controlId(field))?.focus();
  };
  return (
    <Alert
      tone="error"
      title={texts.needAnotherLook(faults.length)}
      headingLevel={2}
      live={false}
      tabIndex={-1}
      ref={ref}
    >
      <ul className={links}>
        {faults.map((fault) => (
          <li key={fault.field}>
            <TextLink
              href={`#${controlId(fault.field)}`}
              size="meta"
              standalone
              onClick={(event) => toField(event, fault.field)}
            >
              {summaryLine(fault, entry, texts)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
