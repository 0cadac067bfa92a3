import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    label: 'Breadcrumb',
    items: [
      { title: 'Home', href: '#home' },
      { title: 'Play & Earn', href: '#games' },
      { title: 'Spring into savings' },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `The path from the home page to this one.

**When to use.** On pages two or more levels deep.

**When not.** On a page right below the home page, which the header leads to.

**Anatomy.** Links in order, separated by a sign that follows the reading direction. The last item is not a link. In little room, as on a phone, only the page above is shown, as a way back.

**Accessibility.** A named navigation landmark with an ordered list, and \`aria-current="page"\` on the last item.

**Keyboard.** Tab moves from link to link.`,
      },
    },
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Long: Story = {
  args: {
    items: [
      { title: 'Home', href: '#home' },
      { title: 'Fruits & vegetables', href: '#produce' },
      { title: 'Berries, cherries & grapes', href: '#berries' },
      { title: 'Strawberries, organic, 16 ounces' },
    ],
  },
};
