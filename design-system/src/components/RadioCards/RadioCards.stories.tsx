import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { RadioCards, type RadioCardsProps } from './RadioCards.tsx';

const channels = [
  { value: 'sms', title: 'Text message', description: '(•••) •••-0142', icon: 'smartphone' },
  { value: 'email', title: 'Email', description: 's•••@example.com', icon: 'mail' },
] as const;

const meta = {
  title: 'Components/Inputs/RadioCards',
  component: RadioCards,
  args: { legend: 'Where should we send the code?', options: channels, value: '', onChange: fn() },
  render: (args) => <Chosen {...args} />,
  parameters: {
    docs: {
      description: {
        component: `One out of a few, each with words of its own.

**When to use.** For two to five choices that want explaining: a channel for a code, an amount of plays.

**When not.** Without descriptions: RadioGroup. As filters: FacetGroup.

**Anatomy.** A fieldset with its legend; each card an icon or a picture, a title, a description and the radio's mark.

**Accessibility.** Native radios: one group, one stop of the Tab key. The chosen card has a stronger edge and a filled mark, not colour alone. An error is tied to the group.

**Keyboard.** Tab reaches the chosen card or the first; arrows choose.`,
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
export const LegendHeardOnly: Story = { args: { legendHidden: true } };

function Chosen(props: RadioCardsProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <RadioCards {...props} value={value} onChange={change} />;
}
