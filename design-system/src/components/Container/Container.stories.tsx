import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Container } from './Container.tsx';

const meta = {
  title: 'Components/Layout/Container',
  component: Container,
  args: {
    children: (
      <Stack gap={4}>
        <Heading level={1} size="page">
          Official Rules
        </Heading>
        <Text>
          No purchase necessary. A purchase will not increase your chances of winning. Open to residents of the state in
          which the store stands who are of the age that the rules name.
        </Text>
      </Stack>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `The frame of a screen.

**When to use.** Once per screen, as \`main\`; with \`space="none"\` for the header and footer, so that their edges line up with the content's.

**When not.** Inside a card, a drawer, or a dialog.

**Anatomy.** Centered, with margins of 16, 32, 40, and 64 px from 0, 768, 990, and 1440 px; at most 1440 px wide with its margins, 800 px for text, 520 px for a form.

**Accessibility.** \`as="main"\` with an \`id\` and \`tabIndex={-1}\` is where a SkipLink leads.

**Keyboard.** None of its own.`,
      },
    },
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Content: Story = {};
export const AsMain: Story = { tags: ['!autodocs'], args: { as: 'main', id: 'main', tabIndex: -1 } };
export const OfText: Story = { args: { width: 'text' } };
export const OfAForm: Story = { args: { width: 'form' } };
export const WithoutSpace: Story = { args: { space: 'none' } };
