import type { Meta, StoryObj } from '@storybook/react-vite';
import { recipe } from '../../../testing/fixtures/prizes.ts';
import { RecipeText } from './RecipeText.tsx';

const meta = {
  title: 'Storefront/Prizes/RecipeText',
  component: RecipeText,
  args: { recipe },
  parameters: {
    docs: {
      description: {
        component: `A recipe that is unlocked, to read and to cook from.

**When to use.** On the page of a recipe the household has redeemed.

**When not.** Before it is unlocked: PrizePanel.

**Anatomy.** Title, servings and minutes, ingredients with their quantities first, numbered steps.

**Accessibility.** A section named by its title, headings below it, a list and an ordered list.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof RecipeText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RecipeToReadAgain: Story = { name: 'RECIPE: to read again', tags: ['row:G-43'] };
