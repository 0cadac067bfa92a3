import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { LiveRegionProvider, useAnnounce } from './LiveRegion.tsx';

const meta = {
  title: 'Components/Feedback/LiveRegion',
  component: LiveRegionProvider,
  parameters: {
    docs: {
      description: {
        component: `Says a change aloud that the eye sees at once (S-37, S-244).

**When to use.** Once round the application; then \`useAnnounce()\` anywhere: "3 results", "Added to cart".

**When not.** For what stands on the page as an Alert, a Toast or an \`output\`: these speak by themselves.

**Anatomy.** One hidden, polite status that is there from the start; cleared after 3 seconds.

**Accessibility.** The same words twice are said twice. Never announce what has just taken the focus.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof LiveRegionProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Announces: Story = {
  name: 'Says a change',
  tags: ['row:S-37'],
  render: () => (
    <LiveRegionProvider>
      <Announcer />
    </LiveRegionProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add strawberries' }));
    await waitFor(() => expect(screen.getByText('Strawberries added')).toBeInTheDocument());
  },
};

function Announcer() {
  const announce = useAnnounce();
  return (
    <Button tone="brand" onClick={() => announce('Strawberries added')}>
      Add strawberries
    </Button>
  );
}
