import type { Meta, StoryObj } from '@storybook/react-vite';
import { productToSchedule, schedule } from '../../../testing/fixtures/subscriptions.ts';
import { Gateway } from '../../../testing/storefront.tsx';
import { AddForm } from './AddForm.tsx';

const meta = {
  title: 'Storefront/Subscriptions/AddForm',
  component: AddForm,
  args: {
    product: productToSchedule(),
    frequencies: schedule().frequencies,
    firstDate: '2026-08-07',
    onAdd: () => {},
  },
  decorators: [
    (Story) => (
      <Gateway>
        <Story />
      </Gateway>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Puts a product on the schedule.

**When to use.** On top of Schedule & Save, when the shopper comes from a product's page.

**When not.** For what is scheduled already: SubscribedRow changes it.

**Anatomy.** Picture and name, how many, how often, the day of the first order, and the button.

**Accessibility.** A form with a heading; every list has a label.

**Keyboard.** Tab through the lists; arrow keys choose; Enter sends.`,
      },
    },
  },
} satisfies Meta<typeof AddForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Add: Story = { name: 'A product to schedule', tags: ['row:S-7'] };
