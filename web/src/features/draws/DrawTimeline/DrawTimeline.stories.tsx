import { Heading } from '@larder/design-system/Heading';
import { Stack } from '@larder/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type DrawMoment, DrawTimeline } from './DrawTimeline.tsx';

const hash = (of: string, value: string) => ({ of, value });
const published: DrawMoment[] = [
  {
    key: 'COMMITTED',
    isDone: true,
    at: 'Jul 1 at 9:00 AM PT',
    title: 'Seed committed',
    text: 'The fingerprint of a secret number, published before the first entry.',
    hash: hash('the fingerprint of the seed', '9c41e7d2b6f0483a5d1c7e92f4a8b3062e9d5c71f8a0b4639d27c5e1a6f3b804'),
  },
  {
    key: 'CLOSED',
    isDone: true,
    at: 'Jul 31 at 11:59 PM PT',
    title: 'Entries closed',
    text: 'The sorted list of all entries, folded into one root. Changing any entry changes it.',
    hash: hash('the root of the entries', '4be1907cd38a52f6e4d09b17c25f8a63b0d7e41c9f3a6825d0b7c4e91f86a352'),
  },
  {
    key: 'SEALED',
    isDone: true,
    at: 'Aug 3 at 1:30 PM PT',
    title: 'Sealed by one person, dice by another',
    text: 'Okafor sealed the draw. Lindqvist threw the dice.',
    dice: '4162533615',
  },
];
const open: DrawMoment[] = [
  { ...published[0]! },
  {
    key: 'CLOSED',
    isDone: false,
    at: 'Sep 4 at 11:59 PM PT',
    title: 'Entries closed',
    text: 'The sorted list of all entries, folded into one root. Changing any entry changes it.',
  },
  {
    key: 'PUBLISHED',
    isDone: false,
    at: null,
    title: 'Published',
    text: 'Everything you need to repeat the draw is in one file.',
  },
];

const meta = {
  title: 'Storefront/Sweepstakes/DrawTimeline',
  component: DrawTimeline,
  args: { moments: published },
  parameters: {
    docs: {
      description: {
        component: `What was fixed in a draw, and when it became public.

**When to use.** On the verifier's page, where the hashes matter.

**When not.** On a game's page: DrawStatus.

**Anatomy.** A vertical line of moments, each with its time, its name, a sentence, and what was published: a hash to copy, or the dice.

**Accessibility.** An ordered list of headings; upcoming steps say "Planned for"; the dice are read as numbers.

**Keyboard.** Tab to the buttons that copy a hash.`,
      },
    },
  },
} satisfies Meta<typeof DrawTimeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SealedAndOpenForEntries: Story = {
  name: 'Sealed, and open for entries',
  tags: ['row:N-30'],
  render: () => (
    <Stack gap={6}>
      <Heading level={2} size="title">
        Summer Cookout
      </Heading>
      <DrawTimeline moments={published} />
      <Heading level={2} size="title">
        Harvest Spin
      </Heading>
      <DrawTimeline moments={open} />
    </Stack>
  ),
};
