import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { fieldSuite } from '../../testing/field-suite.tsx';
import { Textarea, type TextareaProps } from './index.ts';

function Note(props: Partial<TextareaProps>) {
  const [words, setWords] = useState('');
  return <Textarea label="Note for the driver" name="note" {...props} value={words} onChange={setWords} />;
}

fieldSuite({ role: 'textbox', Field: (props) => <Note {...props} /> });

test('takes several lines', async () => {
  render(<Note />);
  await userEvent.type(screen.getByRole('textbox'), 'Gate code 12{Enter}Ring twice');
  expect(screen.getByRole('textbox')).toHaveValue('Gate code 12\nRing twice');
});

test('counts characters as people do', async () => {
  render(<Note limit={2} />);
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.paste('👩‍👩‍👧e\u0301');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('2 of 2');
  expect(screen.getByRole('textbox')).toBeValid();
});

test('says how much is used, and takes more than the limit without cutting it', async () => {
  render(<Note limit={10} />);
  await userEvent.type(screen.getByRole('textbox'), 'Ring');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('4 of 10');
  expect(screen.getByRole('textbox')).toBeValid();
  await userEvent.type(screen.getByRole('textbox'), ' the bell');
  expect(screen.getByRole('textbox')).toHaveValue('Ring the bell');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('13 of 10');
  expect(screen.getByRole('textbox')).toBeInvalid();
});
