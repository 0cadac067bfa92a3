import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../Text/index.ts';
import { Accordion } from './Accordion.tsx';

const meta = {
  title: 'Components/Navigation/Accordion',
  component: Accordion,
  args: {
    headingLevel: 3,
    items: [
      { value: 'who', title: 'Who can play?', content: <Text>Everybody of the age that the rules name.</Text> },
      {
        value: 'when',
        title: 'When do I get my points?',
        note: '48 hours',
        content: <Text>Within 48 hours of a purchase with your account.</Text>,
      },
      {
        value: 'where',
        title:
          'Where can I use a prize that I have won in another state than the one in which I shop most of the time?',
        content: <Text>In the store in which you have opted in.</Text>,
      },
    ],
  },
  parameters: {
    docs: {
      description: {
        component: `Headings that expand to show what belongs to them.

**When to use.** For answers, product details, and groups of filters, where each reader needs only one or two.

**When not.** For what everyone should read: show it. When one part is always open: Tabs.

**Anatomy.** 56 px rows with a hairline, an arrow that turns, and an optional note at the end.

**Accessibility.** Each title is a heading that contains a button with its expanded state. Up to six panels are regions; more would be noise. Collapsed content is in the server's HTML.

**Keyboard.** Tab moves from title to title and into open panels; Enter and Space expand and collapse; arrow keys, Home, and End move among the titles.`,
      },
    },
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('region', { name: /When do I get my points/ })).toBeVisible());
  },
};
export const OneOpen: Story = { args: { defaultOpen: ['who'] } };
export const OneAtATime: Story = {
  args: { opens: 'one', defaultOpen: ['who'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /When do I get my points/ }));
    await expect(canvas.getByText('Everybody of the age that the rules name.')).not.toBeVisible();
  },
};
