import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Divider } from '../Divider/index.ts';
import { Stack } from '../Stack/index.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

function Controlled(props: SwitchProps) {
  const [on, setOn] = useState(props.checked);
  return <Switch {...props} checked={on} onChange={setOn} />;
}

const meta = {
  title: 'Components/Forms/Switch',
  component: Switch,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Text messages', checked: false, onChange: () => {} },
  parameters: {
    docs: {
      description: {
        component: `On or off, at once.

**When to use.** For a setting that takes effect immediately: text messages, email, sound.

**When not.** For an answer in a form that is sent later, or for a consent: Checkbox.

**Anatomy.** A label and a 52 by 32 px track in a 56 by 44 px target; the whole row can be pressed. The label starts the row, or follows the switch (\`side="start"\`).

**Accessibility.** A native checkbox with the role \`switch\`: on and off are announced. The position of the knob shows the state, not color alone, in forced colors too.

**Keyboard.** Tab reaches it; Space toggles it.`,
      },
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  tags: ['browser'],
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Text messages' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Text messages'));
    await expect(control).not.toBeChecked();
  },
};
export const On: Story = { args: { checked: true } };
export const AtTheStart: Story = { args: { checked: true, side: 'start' } };
export const WithHint: Story = { args: { hint: 'About your orders only; at most three a week.' } };
export const Wrong: Story = { args: { error: 'This was not saved. Try again.' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, checked: true } };
export const AListOfThem: Story = {
  render: () => (
    <Stack gap={2}>
      <Controlled label="Text messages" checked onChange={() => {}} />
      <Divider />
      <Controlled label="Email" checked={false} onChange={() => {}} />
      <Divider />
      <Controlled
        label="Letters about the weekly ad, the prizes of the season and the news of your store"
        checked={false}
        onChange={() => {}}
      />
    </Stack>
  ),
};
