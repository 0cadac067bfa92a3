import { Stack } from '@larder/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type DrawnPlace, WinnersTable } from './WinnersTable.tsx';

const place = (changes: Partial<DrawnPlace>): DrawnPlace => ({
  place: 1,
  isAlternate: false,
  number: 1,
  entryId: 'E-000031874',
  score: '00002f81c04be7d2b6f0483a5d1c7e92f4a8b3062e9d5c71f8a0b4639d27c5e1',
  household: '7c2e91d04b8f5a36e1d8027b94c0f5aa',
  isMine: false,
  state: 'Verified',
  isVerified: true,
  ...changes,
});
const alternate = (number: number, entryId: string, score: string, after = 1) =>
  place({
    place: number + after,
    isAlternate: true,
    number,
    household: 'd94b07e3a1f65c28b7e4093d1f8a62c0',
    entryId,
    score,
    state: 'Not needed',
    isVerified: false,
  });
const second = '00004a7be07d954c1f6a0d83b7e2c5498d31f70ab6e4c2159f0d8b37e5a1c6d4';
const third = '00005d10f78b2c9e4176a0f5d83e7b1c4926f3a8d05e9b7c214d07a3f58c1e96';
const one = [place({}), alternate(1, 'E-000007720', second), alternate(2, 'E-000044019', third)];
const two = [
  place({}),
  place({
    place: 2,
    number: 2,
    household: '31f0a86b25c94e7d80b6f1a3925c7ed4',
    isMine: true,
    entryId: 'E-000007720',
    score: second,
    state: 'Told',
    isVerified: false,
  }),
  alternate(1, 'E-000044019', third, 2),
];

const meta = {
  title: 'Storefront/Sweepstakes/WinnersTable',
  component: WinnersTable,
  args: { places: one, label: 'Winners' },
  parameters: {
    docs: {
      description: {
        component: `Who was drawn, by entry, score and household.

**When to use.** On the verifier's page once a draw is published.

**When not.** For a winner's own notice: WinnerDialog. A household's name is never shown.

**Anatomy.** Winners, then alternates in order; entry, score, household pseudonym, status. On a phone, each place is a stack of lines.

**Accessibility.** A named table with column headers and a row header for each place.

**Keyboard.** None.`,
      },
    },
  },
} satisfies Meta<typeof WinnersTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneWinnerAndTwoOf: Story = {
  name: 'One winner, and two of which one is the shopper',
  tags: ['row:N-30'],
  render: () => (
    <Stack gap={6}>
      <WinnersTable places={one} label="Winner of the Summer Cookout" />
      <WinnersTable places={two} label="Winners of the Harvest Spin" />
    </Stack>
  ),
};
