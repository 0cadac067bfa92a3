import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Components/Feedback/Alert',
  component: Alert,
  args: { tone: 'error', title: 'Games did not load', children: 'Please try again later.' },
  parameters: {
    docs: {
      description: {
        component: `Something the shopper needs to know about this page or form.

**When to use.** When part of a page can't load, a form has errors, or time is running out. It stays until it no longer applies.

**When not.** For a passing confirmation: Toast. For a permanent note: Note. For one field: the field's own error.

**Anatomy.** An icon in its tone, a title, text, and an optional action.

**Accessibility.** Announced as soon as it appears (\`role="alert"\` for errors, otherwise \`status\`), unless \`live={false}\`. \`headingLevel\` adds the title to the outline. \`tabIndex={-1}\` lets a script move focus to an error summary.

**Keyboard.** None of its own; its action is a button.`,
      },
    },
  },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failure: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Games did not load');
  },
};
export const Tones: Story = {
  render: () => (
    <Stack gap={3}>
      {(['error', 'warning', 'info', 'success'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={`The tone is ${tone}`}>
          And the icon says it too.
        </Alert>
      ))}
    </Stack>
  ),
};
export const WithAction: Story = { args: { action: <Button tone="outline">Try again</Button> } };
export const TitleOnly: Story = { args: { tone: 'success', title: 'You are opted in.', children: undefined } };
export const Small: Story = { args: { size: 'small', tone: 'warning', title: 'One play left today' } };
export const AsHeading: Story = { args: { headingLevel: 2 } };
