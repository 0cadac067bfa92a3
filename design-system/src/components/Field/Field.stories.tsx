import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Field, type FieldControl, FieldGroup } from './index.ts';
import { input } from './Field.css.ts';

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  args: {
    label: 'Gate code',
    children: (control: FieldControl) => <input {...control} className={input} />,
  },
  parameters: {
    docs: {
      description: {
        component: `The base of every field: a label above the control, messages below.

**When to use.** To build a field the library doesn't have: spread what \`children\` receives on the element that takes focus. \`FieldGroup\` does the same for several controls under one name.

**When not.** For a field that exists: TextField, NumberField, SearchField, Textarea, Select, Combobox, DateField, OneTimeCodeField, Checkbox, RadioGroup, and Switch all build on it.

**Anatomy.** A label with an optional note; the control; a hint; then the error or the success message.

**Accessibility.** The label names the control; hint, error, and success message are its description, in that order; an error sets \`aria-invalid\`. An error has an icon and words, never color alone.

**Keyboard.** Tab reaches the control; nothing else in the field takes focus.`,
      },
    },
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['browser'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Gate code'));
    await expect(canvas.getByRole('textbox', { name: 'Gate code' })).toHaveFocus();
  },
};
export const WithNote: Story = { args: { labelNote: 'Optional' } };
export const WithHint: Story = { args: { hint: 'The driver reads it at the gate.' } };
export const Wrong: Story = {
  args: { hint: 'The driver reads it at the gate.', error: 'Enter the code of the gate.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Enter the code of the gate\./);
  },
};
export const Found: Story = { args: { success: 'This gate is known.' } };
export const LabelHeardOnly: Story = { args: { labelHidden: true } };

export const Group: Story = {
  render: () => (
    <FieldGroup legend="Size of the box" hint="In inches" error="Enter both sides.">
      <Stack gap={3}>
        <Field label="Long side">{(control) => <input {...control} className={input} />}</Field>
        <Field label="Short side">{(control) => <input {...control} className={input} />}</Field>
      </Stack>
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Size of the box' })).toHaveAccessibleDescription(
      'Enter both sides. In inches',
    );
  },
};
