import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inGateway } from '../../../testing/storefront.tsx';
import { FreeEntryForm } from './FreeEntryForm.tsx';
import { nothingTyped, type TypedFreeEntry } from './free-entry.ts';

const typed: TypedFreeEntry = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  address: '12 Elm St',
  address2: '',
  zipCode: '94110',
  city: 'San Francisco',
  state: 'CA',
  dateOfBirth: { month: '7', day: '1', year: '1985' },
};

const meta = {
  title: 'Storefront/Sweepstakes/FreeEntryForm',
  component: FreeEntryForm,
  args: {
    initial: nothingTyped,
    states: [
      { value: 'CA', label: 'California' },
      { value: 'WA', label: 'Washington' },
    ],
    freeEntries: 1,
    busy: false,
    refusal: null,
    onSend: fn(),
  },
  parameters: {
    docs: {
      description: {
        component: `A sweepstakes entry without a purchase.

**When to use.** On the page for free entry, for visitors and members alike.

**When not.** For entries with points: EnterCard.

**Anatomy.** Name, address, date of birth, and one button that says how many entries it makes. At the top, a summary of errors.

**Accessibility.** The summary takes focus, and each line links to its field. No picture puzzle: the browser solves a task of its own.

**Keyboard.** Tab through; Enter sends.`,
      },
    },
  },
  decorators: [inGateway],
} satisfies Meta<typeof FreeEntryForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Submitted empty: every field at once. */
export const Faults: Story = {
  name: 'Sent empty',
  tags: ['row:N-28'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter with 1 free entry' }));
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Filled in, and refused by the server. */
export const Refused: Story = {
  name: 'The household has all its entries',
  tags: ['row:N-28'],
  args: {
    initial: typed,
    refusal: { message: 'Your household has entered 50 times, as often as it can.', field: null, isUncertain: false },
  },
};
