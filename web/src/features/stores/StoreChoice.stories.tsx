import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { StoreChoice } from './StoreChoice.tsx';
import { foundStores } from '../../testing/fixtures/stores.ts';

const meta = {
  title: 'Storefront/Stores/StoreChoice',
  component: StoreChoice,
  args: { found: foundStores(4), value: '2910', legend: 'Your store', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component: `The nearest stores as choices, with the rest behind one button.

**When to use.** In a form that needs one store, below its ZIP code.

**When not.** To show a store's hours and services: StoreCard.

**Anatomy.** A legend, a card for each store with its distance, opening hours, and ways to shop, and a button for more stores.

**Accessibility.** One group of radio buttons named by the legend. The error belongs to the group.

**Keyboard.** Arrow keys choose; Tab moves on to the button.`,
      },
    },
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof StoreChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: '2 more stores near 94103' }));
    await userEvent.click(canvas.getByRole('radio', { name: '850 La Playa St' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2646');
  },
};
export const AllShown: Story = { args: { first: 10 } };
export const WithError: Story = { args: { value: '', error: 'Choose a store' } };

function Chosen(props: Parameters<typeof StoreChoice>[0]) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <StoreChoice {...props} value={value} onChange={change} />;
}
