import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Textarea, type TextareaProps } from './Textarea.tsx';

function Controlled(props: TextareaProps) {
  const [value, setValue] = useState(props.value);
  return <Textarea {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Forms/Textarea',
  component: Textarea,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Note for the driver', name: 'note', value: '', onChange: () => {} },
  parameters: {
    docs: {
      description: {
        component: `Several lines of text.

**When to use.** For a note, delivery instructions, feedback.

**When not.** For one line: TextField.

**Anatomy.** Label, lines that grow with the text, the count when there is a limit, messages.

**Accessibility.** The count is part of the description, so it's read on entering the field and not at every letter. People can type past the limit: the field turns invalid and cuts nothing off.

**Keyboard.** Enter starts a new line; Tab leaves.`,
      },
    },
  },
} satisfies Meta<typeof Textarea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { labelNote: 'Optional', hint: 'Where to leave the bags, how to open the gate.' } };
export const Filled: Story = { args: { value: 'Gate code 12, then ring twice.\nThe dog is friendly.' } };
export const WithLimit: Story = {
  args: { limit: 40 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Ring twice');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('10 of 40');
  },
};
export const OverTheLimit: Story = {
  args: { limit: 20, value: 'Leave everything on the porch', error: 'Shorten the note to 20 characters.' },
};
export const ReadOnly: Story = { args: { readOnly: true, value: 'Left at the front door.' } };
export const Disabled: Story = { args: { disabled: true, value: 'Left at the front door.' } };
