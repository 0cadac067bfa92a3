import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/index.ts';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Components/Typography/TextLink',
  component: TextLink,
  args: { href: '#prizes', children: 'Available prizes' },
  parameters: {
    docs: {
      description: {
        component: `A link in words.

**When to use.** To go somewhere, in a sentence or on its own (\`standalone\`, 44 px high).

**When not.** For the main way forward: ButtonLink. To do something here: Button.

**Anatomy.** An optional icon and underlined words; \`quiet\` shows the underline on hover only.

**Accessibility.** The words say where it leads without the sentence around them. It goes through the router that LinkProvider injects.

**Keyboard.** Tab reaches it; Enter follows it.`,
      },
    },
  },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: () => (
    <Text>
      Read the <TextLink href="#rules">official rules</TextLink> before you play.
    </Text>
  ),
};
export const Standalone: Story = { args: { standalone: true } };
export const WithIcon: Story = { args: { standalone: true, quiet: true, icon: 'arrow-left', children: 'Back' } };
export const ToDownload: Story = {
  args: { standalone: true, size: 'meta', icon: 'download', download: true, children: 'entries.csv' },
};
export const Meta_: Story = { name: 'Meta', args: { size: 'meta', standalone: true } };
