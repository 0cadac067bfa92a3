import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fieldSuite } from '../../testing/field-suite.tsx';
import { Switch, type SwitchProps } from './index.ts';

function Texts(props: Partial<SwitchProps>) {
  const [on, setOn] = useState(false);
  return <Switch label="Text messages" {...props} checked={on} onChange={setOn} />;
}

fieldSuite({
  role: 'switch',
  lacks: ['success', 'labelHidden', 'required'],
  Field: ({ label, error, hint, disabled }) => <Texts {...{ label, error, hint, disabled }} />,
});

test('its words and Space turn it on and off', async () => {
  render(<Texts />);
  const control = screen.getByRole('switch', { name: 'Text messages' });
  expect(control).not.toBeChecked();
  await userEvent.click(screen.getByText('Text messages'));
  expect(control).toBeChecked();
  await userEvent.keyboard(' ');
  expect(control).not.toBeChecked();
});
