import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/index.ts';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Components/Actions/ButtonLink',
  component: ButtonLink,
  args: { tone: 'primary', href: '#play', children: 'Play now' },
  parameters: {
    docs: {
      description: {
        component: `A link that looks like a button: it goes somewhere.

**When to use.** For the main way to another page. It has the same tones and sizes as Button.

**When not.** To do something on this page: Button. In a sentence: TextLink.

**Anatomy.** An optional icon and words.

**Accessibility.** A link to assistive technology: it can be opened in a new tab and appears in the list of links. There is no disabled link: leave it out, and say why.

**Keyboard.** Tab reaches it; Enter follows it; Space scrolls, as with any link.`,
      },
    },
  },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline gap={3}>
      {(['primary', 'brand', 'outline', 'quiet', 'plain'] as const).map((tone) => (
        <ButtonLink key={tone} tone={tone} href={`#${tone}`}>
          {tone}
        </ButtonLink>
      ))}
    </Inline>
  ),
};
export const WithIcon: Story = { args: { icon: 'trophy', tone: 'outline', children: 'See my prizes' } };
export const BlockLarge: Story = { args: { block: true, size: 'large' } };
