import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldGroupSuite, fieldSuite } from '../../testing/field-suite.tsx';
import { Field, FieldGroup } from './index.ts';

fieldSuite({
  role: 'textbox',
  Field: ({ disabled, required, ...look }) => (
    <Field {...look}>{(control) => <input {...control} disabled={disabled} required={required} />}</Field>
  ),
});

fieldGroupSuite({ role: 'group', Group: (props) => <FieldGroup {...props}>Boxes</FieldGroup> });

test('small text next to the label is part of its name', () => {
  render(
    <Field label="Apartment" labelNote="Optional">
      {(control) => <input {...control} />}
    </Field>,
  );
  expect(screen.getByRole('textbox')).toHaveAccessibleName('Apartment Optional');
});

test('a group of radio buttons is wrong, and required, as a whole', () => {
  render(
    <FieldGroup legend="Pickup" role="radiogroup" required error="Choose one">
      Radios
    </FieldGroup>,
  );
  expect(screen.getByRole('radiogroup')).toBeInvalid();
  expect(screen.getByRole('radiogroup')).toBeRequired();
});
