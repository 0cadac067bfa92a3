import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

function Controlled(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return <Combobox {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Inputs/Combobox',
  component: Combobox,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Store',
    name: 'store',
    value: '',
    placeholder: 'Name or street',
    onChange: () => {},
    options: [
      { value: '1', label: 'Ballard', description: '1423 NW Market St' },
      { value: '2', label: 'Capitol Hill', description: '1401 Broadway' },
      { value: '3', label: 'Queen Anne', description: '2100 Queen Anne Ave N' },
      { value: '4', label: 'University Village', description: '2675 NE University Village St' },
      { value: '5', label: 'West Seattle', description: 'Closed until May 4', disabled: true },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `One of a long list, found by typing.

**When to use.** For a choice out of more than about fifteen: a store, a brand, a country; also out of what a search answers (\`onQueryChange\`, \`busy\`).

**When not.** For a short list: Select, which the phone draws itself, or RadioGroup. For free words: SearchField.

**Anatomy.** Field with a button; the list below it with what is typed in any case and without accents, in label and description; a line when nothing is found or a search is under way.

**Accessibility.** Editable combobox with a list, after the ARIA authoring practices: the caret stays in the field, the row under the arrow keys is said, and so is how many there are. Leaving the field chooses nothing. The value is sent with the form, not the words.

**Keyboard.** Arrow Down and Up open the list and go through it; Home and End to its ends; Enter chooses; Escape closes the list (and only then a dialog round it), then empties the field.`,
      },
    },
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show choices' }));
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
  },
};
export const Chooses: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Store' });
    await userEvent.type(field, 'queen');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue('Queen Anne'));
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};
export const Chosen: Story = { args: { value: '2', success: 'Open until 11 PM' } };
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'tacoma');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found');
  },
};
export const Searching: Story = {
  args: { options: [], busy: true, onQueryChange: () => {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ball');
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching');
  },
};
export const Wrong: Story = { args: { required: true, error: 'Choose your store.' } };
export const Disabled: Story = { args: { disabled: true, value: '1' } };
