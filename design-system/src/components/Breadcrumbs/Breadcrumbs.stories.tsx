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
        component: `The way from the start to here.

**When to use.** On pages two levels down and deeper.

**When not.** As the only way back on a phone: a "Back" TextLink.

**Anatomy.** Links in order, a sign between them that follows the direction of reading, the last one without a link.

**Accessibility.** A navigation landmark with a name, an ordered list, \`aria-current="page"\` on the last.

**Keyboard.** Tab from link to link.`,
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
