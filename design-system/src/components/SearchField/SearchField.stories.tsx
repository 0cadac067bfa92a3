import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../IconButton/index.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

function Controlled(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SearchField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/SearchField',
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
        component: `A field for search terms.

**When to use.** To search the store, or to narrow a long list.

**When not.** To choose from a known list: Combobox.

**Anatomy.** A magnifying glass, the text, and a clear button while there is any; while it is empty, another way to search may stand there, such as the camera.

**Accessibility.** A form with the role \`search\`. The label is read; the magnifying glass and the placeholder are seen. The clear button has a name and a 44 px target. With \`action\` it works without scripts.

**Keyboard.** Enter searches. Escape clears the field; a second Escape reaches what's around it, such as a dialog.`,
      },
    },
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const AnotherWay: Story = {
  name: 'Another way to search',
  args: { otherWay: <IconButton icon="scan-barcode" label="Scan a barcode" /> },
};
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
