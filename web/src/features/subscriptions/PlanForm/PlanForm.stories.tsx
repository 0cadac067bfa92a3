import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { planChoices } from '../../../testing/fixtures/subscriptions.ts';
import { Gateway } from '../../../testing/storefront.tsx';
import { PlanForm } from './PlanForm.tsx';

const meta = {
  title: 'Storefront/Subscriptions/PlanForm',
  component: PlanForm,
  args: { onSave: () => {} },
  decorators: [
    (Story) => (
      <Gateway root={{ scheduleAndSave: planChoices() }}>
        <Story />
      </Gateway>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Changes how, when, and where scheduled orders come.

**When to use.** On the page of Schedule & Save, behind "Change how orders come".

**When not.** For an order that is made already: its own page changes it.

**Anatomy.** Pickup or delivery, the time of day, the address of a delivery, a phone number, and the button.

**Accessibility.** A named form; a wrong phone number says so at its field, and nothing that was chosen is lost.

**Keyboard.** Tab through the fields; Enter sends.`,
      },
    },
  },
} satisfies Meta<typeof PlanForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  name: 'How orders come',
  tags: ['row:S-7'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save' })).toBeVisible();
  },
};
