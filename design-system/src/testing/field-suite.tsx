import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';

/** What the suite gives to a field; a field that lacks one of them says so in `lacks`. */
export interface SuiteFieldProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  success?: string | undefined;
  labelHidden?: boolean | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
}

/** A test of what a field has; one that lacks it has no such test. */
const testIf = (there: boolean): ((title: string, run: () => void | Promise<void>) => void) =>
  there ? test : () => {};

interface FieldSuite {
  Field: (props: SuiteFieldProps) => ReactNode;
  /** Role of its control. */
  role: 'textbox' | 'combobox' | 'checkbox' | 'switch' | 'spinbutton' | 'searchbox';
  /** What this field lacks: a checkbox has no success message. */
  lacks?: readonly Exclude<keyof SuiteFieldProps, 'label'>[];
}

/** What every field does, whatever it takes: run for each field that has one control. */
export function fieldSuite({ Field, role, lacks = [] }: FieldSuite): void {
  const has = (prop: Exclude<keyof SuiteFieldProps, 'label'>) => !lacks.includes(prop);
  const control = () => screen.getByRole(role);

  test('its control has the name of its label, and a press of the label puts the focus there', async () => {
    render(<Field label="Answer" />);
    expect(control()).toHaveAccessibleName('Answer');
    expect(control()).toBeValid();
    if (!has('labelHidden')) return;
    await userEvent.click(screen.getByText('Answer'));
    expect(control()).toHaveFocus();
  });

  test('Tab reaches it, and reaches it once only', async () => {
    render(
      <>
        <Field label="Answer" />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    expect(control()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  test('a hint is said with it', () => {
    render(<Field label="Answer" hint="As on your card" />);
    expect(control()).toHaveAccessibleDescription('As on your card');
  });

  test('an error marks it and is said with it, beside the hint', () => {
    render(<Field label="Answer" hint="As on your card" error="An answer is missing" />);
    expect(control()).toBeInvalid();
    expect(control().getAttribute('aria-describedby')?.split(' ')).toHaveLength(2);
    expect(control()).toHaveAccessibleDescription(/An answer is missing/);
    expect(control()).toHaveAccessibleDescription(/As on your card/);
  });

  testIf(has('success'))('good news is said with it, unless something is wrong', () => {
    const { rerender } = render(<Field label="Answer" success="Found" />);
    expect(control()).toHaveAccessibleDescription('Found');
    rerender(<Field label="Answer" success="Found" error="We do not go there" />);
    expect(screen.queryByText('Found')).not.toBeInTheDocument();
    expect(control()).toHaveAccessibleDescription('We do not go there');
  });

  testIf(has('labelHidden'))('a label that is not seen is heard', () => {
    render(<Field label="Answer" labelHidden />);
    expect(control()).toHaveAccessibleName('Answer');
  });

  testIf(has('disabled'))('disabled it is out of the way of Tab', async () => {
    render(
      <>
        <Field label="Answer" disabled />
        <button type="button">After</button>
      </>,
    );
    expect(control()).toBeDisabled();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  });

  testIf(has('required'))('that it is required is said', () => {
    render(<Field label="Answer" required />);
    expect(control()).toBeRequired();
  });
}

/** What the group suite gives to a group of controls. */
export interface SuiteGroupProps {
  legend: string;
  legendHidden?: boolean | undefined;
  error?: string | undefined;
  hint?: string | undefined;
}

/** What every group of controls does: run for each field that has several. */
export function fieldGroupSuite({
  Group,
  role,
}: {
  Group: (props: SuiteGroupProps) => ReactNode;
  role: 'group' | 'radiogroup';
}): void {
  test('the group has the name of its legend, seen or not', () => {
    const { rerender } = render(<Group legend="Question" />);
    expect(screen.getByRole(role, { name: 'Question' })).not.toHaveAccessibleDescription();
    rerender(<Group legend="Question" legendHidden />);
    expect(screen.getByRole(role, { name: 'Question' })).toBeInTheDocument();
  });

  test('an error and a hint are said with the group', () => {
    render(<Group legend="Question" hint="One only" error="Choose one" />);
    expect(screen.getByRole(role)).toHaveAccessibleDescription(/Choose one/);
    expect(screen.getByRole(role)).toHaveAccessibleDescription(/One only/);
  });
}
