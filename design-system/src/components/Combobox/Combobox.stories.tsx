import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

function Controlled(props: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  return <Combobox {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/Combobox',
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
        component: `One item from a long list, found by typing.

**When to use.** To choose among more than about fifteen items: a store, a brand, a country, or the results of a search (\`onQueryChange\`, \`busy\`).

**When not.** For a short list: Select, which the phone draws itself, or RadioGroup. For free text: SearchField.

**Anatomy.** A field with a button; below it, the matching items, ignoring case and accents, in label or description; a line when nothing matches or a search is in progress.

**Accessibility.** An editable combobox with a list, following the ARIA Authoring Practices: the caret stays in the field, and the active item and the number of items are announced. Leaving the field chooses nothing. The form sends the value, not the text.

**Keyboard.** Arrow Down and Up open the list and move through it; Home and End go to its ends; Enter chooses; Escape closes the list (and only then a dialog around it), then clears the field.`,
      },
    },
  },
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Open: Story = {
  tags: ['browser'],
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
