import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Controlled(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SearchField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Inputs/SearchField',
  component: SearchField,
  render: (args) => <Controlled {...args} />,
  args: {
    label: 'Search products',
    placeholder: 'Search products',
    clearLabel: 'Clear search',
    value: '',
    onChange: () => {},
    onSearch: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `Words to search for.

**When to use.** To search the shop, or to narrow a long list.

**When not.** To choose one of a known list: Combobox.

**Anatomy.** Magnifier, words, a cross while there are any.

**Accessibility.** A form with the role \`search\`. The label is heard; the magnifier and the placeholder are seen. The cross has a name and a target of 44 px. With \`action\` it works without a script.

**Keyboard.** Enter searches. Escape empties the field; a second Escape is heard by what is round it, as a dialog.`,
      },
    },
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithWords: Story = { args: { value: 'oat milk' } };
export const Searches: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search products' });
    await userEvent.type(field, 'bread{Enter}');
    await expect(args.onSearch).toHaveBeenCalledWith('bread');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
  },
};
export const LabelSeen: Story = {
  args: { label: 'Search your orders', labelHidden: false, hint: 'A product or a date' },
};
export const Wrong: Story = { args: { value: '%', error: 'Search for at least two letters.' } };
