import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButtonLink } from './IconButtonLink.tsx';

const meta = {
  title: 'Components/Actions/IconButtonLink',
  component: IconButtonLink,
  args: { label: 'Account', icon: 'circle-user-round', href: '#account' },
  parameters: {
    docs: {
      description: {
        component: `A link that shows only an icon.

**When to use.** For places every page leads to: account, cart, home.

**When not.** When a word fits: TextLink, ButtonLink.

**Anatomy.** A 24 px icon in a 44 px target.

**Accessibility.** \`label\` is required and says where the link leads.

**Keyboard.** Tab reaches it; Enter follows it.`,
      },
    },
  },
} satisfies Meta<typeof IconButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Account: Story = {};
export const Cart: Story = { args: { label: 'Cart', icon: 'shopping-cart', href: '#cart' } };
