import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Field, type FieldControl, FieldGroup } from './index.ts';
import { input } from './Field.css.ts';

const meta = {
  title: 'Components/Inputs/Field',
  component: Field,
  args: {
    label: 'Gate code',
    children: (control: FieldControl) => <input {...control} className={input} />,
  },
  parameters: {
    docs: {
      description: {
        component: `The base of every field: label above, control, messages below.

**When to use.** To make a field that the library does not have: put what \`children\` is given on the element that takes the focus. \`FieldGroup\` is the same for several controls under one name.

**When not.** For what exists already: TextField, NumberField, SearchField, Textarea, Select, Combobox, DateField, OneTimeCodeField, Checkbox, RadioGroup, Switch all stand on it.

**Anatomy.** Label with an optional note; control; hint; then the error, or the good news.

**Accessibility.** The label names the control; hint, error and good news are its description, in that order; an error sets \`aria-invalid\`. An error has an icon and words, never colour alone.

**Keyboard.** Tab reaches the control; nothing else in the field takes the focus.`,
      },
    },
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
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
