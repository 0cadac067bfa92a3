import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { choices } from '../../../testing/fixtures/prizes.ts';
import { ChooseCard } from './ChooseCard.tsx';

const meta = {
  title: 'Storefront/Prizes/ChooseCard',
  component: ChooseCard,
  args: { choices, chooseBy: 'Aug 12', defaultChoiceId: 'TEN', busy: false, onChoose: fn() },
  parameters: {
    docs: {
      description: {
        component: `One of three prizes to choose.

**When to use.** For ALTERNATE_PRIZES (G-43), within 7 days.

**When not.** For settings: RadioGroup.

**Anatomy.** Three radio cards, a button that names the choice, the last day, and the default.

**Accessibility.** A group of radio buttons; pressing the button without a choice shows the error at the group.

**Keyboard.** Arrow keys choose, Tab goes to the button.`,
      },
    },
  },
} satisfies Meta<typeof ChooseCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose one' }));
    await expect(canvas.getByText('Choose a prize first')).toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const Chosen: Story = {
  name: 'One is chosen',
  tags: ['row:G-43'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Seasonal bouquet' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Seasonal bouquet' }));
    await expect(args.onChoose).toHaveBeenCalledWith('BOUQUET');
  },
};
export const WithoutDate: Story = { args: { chooseBy: null } };
