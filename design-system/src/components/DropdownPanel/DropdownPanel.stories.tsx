import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../Inline/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { DropdownPanel } from './DropdownPanel.tsx';

const account = (close: () => void) => (
  <>
    <Stack as="nav" aria-label="Account" gap={2}>
      <TextLink href="#prizes" standalone onClick={close}>
        My prizes
      </TextLink>
      <TextLink href="#profile" standalone onClick={close}>
        Profile and settings
      </TextLink>
    </Stack>
    <Button tone="outline" size="small" block>
      Sign out
    </Button>
  </>
);

const meta = {
  title: 'Components/Overlays/DropdownPanel',
  component: DropdownPanel,
  tags: ['browser'],
  args: {
    trigger: (
      <Button tone="outline" icon="circle-user-round">
        Maya
      </Button>
    ),
    children: account,
  },
  decorators: [
    (Story) => (
      <Stack gap={4}>
        <Story />
        <Box paddingY={20} />
        <Box paddingY={20} />
      </Stack>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A panel that drops down from its button.

**When to use.** For links, settings, and actions that belong together, such as those behind the shopper's name.

**When not.** For a plain list of actions: Menu. For an explanation: Popover. For anything that must be answered: Dialog.

**Anatomy.** The trigger and, below it, a panel 288 px wide that lines up with the trigger's start or end.

**Accessibility.** A disclosure, not a menu: its contents keep their own roles. The trigger has its expanded state and references its panel. The panel follows its trigger in the document, so Tab leads straight in.

**Keyboard.** Enter and Space open and close it; Tab moves through it and on to the page, which closes it; Escape closes it and returns focus.`,
      },
    },
  },
} satisfies Meta<typeof DropdownPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const opens: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Maya' }));
  await expect(canvas.getByRole('link', { name: 'My prizes' })).toBeVisible();
};

export const Opens: Story = { play: opens };
export const AtTheEnd: Story = {
  args: { align: 'end' },
  render: (args) => (
    <Inline gap={2} justify="end">
      <DropdownPanel {...args} />
    </Inline>
  ),
  play: opens,
};
export const EscapeCloses: Story = {
  name: 'Escape closes it',
  play: async (context) => {
    await opens(context);
    await context.userEvent.keyboard('{Escape}');
    await expect(context.canvas.getByRole('button', { name: 'Maya' })).toHaveFocus();
    await expect(context.canvas.queryByRole('link')).toBeNull();
  },
};
