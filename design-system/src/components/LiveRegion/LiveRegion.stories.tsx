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
        component: `Announces a change that the eye sees at once (S-37, S-244).

**When to use.** Once, around the application; then call \`useAnnounce()\` anywhere: "3 results", "Added to cart".

**When not.** For an Alert, a Toast, or an \`output\` on the page: these announce themselves.

**Anatomy.** One hidden, polite status that is there from the start and is cleared after 3 seconds.

**Accessibility.** The same words sent twice are read twice. Never announce what has just taken focus.

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
