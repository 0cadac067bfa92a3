import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

const channels = [
  { value: 'sms', title: 'Text message', description: '(•••) •••-0142', icon: 'smartphone' },
  { value: 'email', title: 'Email', description: 's•••@example.com', icon: 'mail' },
] as const;

const meta = {
  title: 'Components/Forms/RadioCards',
  component: RadioCards,
  args: { legend: 'Where should we send the code?', options: channels, value: '', onChange: fn() },
  render: (args) => <Chosen {...args} />,
  parameters: {
    docs: {
      description: {
        component: `One of a few options, each with its own description.

**When to use.** For two to five options that need explaining: a channel for a code, a number of plays.

**When not.** Without descriptions: RadioGroup. As filters: FacetGroup.

**Anatomy.** A fieldset with its legend; each card has an icon or a picture, a title, a description, and the radio mark.

**Accessibility.** Native radio buttons: one group, one Tab stop. The chosen card has a stronger border and a filled mark, not color alone. An error is tied to the group.

**Keyboard.** Tab reaches the chosen card, or the first; arrow keys choose.`,
      },
    },
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Text message/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('email');
  },
};
export const Chosen_: Story = { name: 'Chosen', args: { value: 'sms' } };
export const WithError: Story = { args: { error: 'Choose where the code goes.' } };
export const OneNotPossible: Story = {
  args: {
    options: [
      channels[0],
      { ...channels[1], description: 'There is no email address in your account.', disabled: true },
    ],
  },
};
export const WithAFactAtTheEnd: Story = {
  args: {
    legend: 'Your store',
    value: 'near',
    options: [
      { value: 'near', title: '2300 16th St', description: 'Open until 11 PM', end: '0.6 mi' },
      { value: 'far', title: '1335 Webster St', description: 'Open until midnight', end: '1.4 mi' },
    ],
  },
};
export const LegendHeardOnly: Story = { args: { legendHidden: true } };

function Chosen(props: RadioCardsProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <RadioCards {...props} value={value} onChange={change} />;
}
