import { Heading } from '@larder/design-system/Heading';
import { Stack } from '@larder/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Gateway } from '../../../testing/storefront.tsx';
import { AddressForm } from './AddressForm.tsx';
import { savedAddress } from '../../../testing/fixtures/address.ts';
import type { AddressForm_AddressFragment } from './AddressForm.generated.ts';

const { deliveredFrom: store } = savedAddress;
const address: AddressForm_AddressFragment = savedAddress;
const refused = { address: null, profile: null, savedMeanwhile: null, userErrors: [] };
const zipPlace = ({ zipCode }: { zipCode: string }) => ({
  zipCode,
  city: 'San Francisco',
  state: 'CA',
  deliveredFrom: store,
});

const meta = {
  title: 'Storefront/Account/AddressForm',
  component: AddressForm,
  args: {
    address,
    name: { firstName: 'Maya', lastName: 'Reyes' },
    states: [
      { code: 'CA', name: 'California' },
      { code: 'WA', name: 'Washington' },
    ],
    onSaved: fn(),
    onCancel: fn(),
    onLook: fn(),
  },
  parameters: {
    answer: refused,
    docs: {
      // its heading is a page's first: each story has a page of its own
      story: { inline: false, height: '900px' },
      description: {
        component: `A delivery address, to add or to change.

**When to use.** On the addresses page, in place of the card being changed.

**When not.** For a free entry, which asks for less: FreeEntryForm.

**Anatomy.** Name, street, the ZIP code before the city and state it fills in, save, and cancel. At the top, any errors, or what someone else saved in the meantime.

**Accessibility.** The summary takes focus, and each line links to its field; each field shows its own error. A city that was found is announced.

**Keyboard.** Tab through; Enter saves.`,
      },
    },
  },
  // The form is named by the title of its page.
  decorators: [
    (Story, { parameters }) => (
      <Gateway root={{ zipPlace, saveDeliveryAddress: () => parameters['answer'] as object }}>
        <Stack gap={4}>
          <Heading level={1} size="title" id="page-title">
            Edit address
          </Heading>
          <Story />
        </Stack>
      </Gateway>
    ),
  ],
} satisfies Meta<typeof AddressForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Errors from the services, at the top and at their fields. */
export const Faults: Story = {
  name: 'Two fields need another look',
  tags: ['row:N-7'],
  args: { address: { ...address, lastName: '', zipCode: '9410' } },
  parameters: {
    answer: {
      ...refused,
      userErrors: [
        { code: 'REQUIRED', field: 'lastName', message: 'Enter a last name.' },
        { code: 'INVALID', field: 'zipCode', message: 'Enter a ZIP code such as 94103.' },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(await canvas.findByRole('heading', { name: '2 fields need another look' })).toBeVisible();
  },
};

/** Saved by someone else in the household since it was opened. */
export const Conflict: Story = {
  name: 'Changed meanwhile',
  tags: ['row:N-8'],
  args: { address: { ...address, address: '148 Guerrero Street' } },
  parameters: { answer: { ...refused, savedMeanwhile: { ...address, version: 4, address2: 'Apt 12' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(await canvas.findByText(/Apt 12/)).toBeVisible();
  },
};
