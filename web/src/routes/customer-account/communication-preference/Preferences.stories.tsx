import { Stack } from '@larder/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { expect, userEvent } from 'storybook/test';
import { Gateway } from '../../../testing/storefront.tsx';
import type { CommunicationPreference_PreferencesFragment } from './CommunicationPreference.generated.ts';
import { Preferences } from './Preferences.tsx';

const preferences: CommunicationPreference_PreferencesFragment = {
  __typename: 'CommunicationPreferences',
  id: 'c1',
  maskedEmail: 'm•••@example.com',
  maskedPhone: '(•••) •••-4821',
  topics: (['COUPONS', 'WEEKLY_AD', 'PLAY_AND_EARN', 'SCHEDULE_AND_SAVE'] as const).map((topic, index) => ({
    __typename: 'TopicPreference',
    topic,
    email: index % 2 === 0,
    text: index === 2,
  })),
};
const setCommunicationPreferences = () => {
  throw new GraphQLError(
    'Apologies, our site is currently experiencing technical difficulties, please try again later.',
  );
};

const meta = {
  title: 'Storefront/Account/Preferences',
  component: Preferences,
  args: { preferences, store: '2300 16th St' },
  parameters: {
    docs: {
      description: {
        component: `What the shopper wants to be written about, by e-mail and by text.

**When to use.** On the communication preferences page.

**When not.** For consent to a game: OptInDialog.

**Anatomy.** A row for each topic with a switch for each channel, what is always on with a lock, notes, and a button to unsubscribe from all.

**Accessibility.** Each switch is named by topic and channel; saving is announced, and if it fails, an alert says so and the switch goes back.

**Keyboard.** Tab to the switches; Space toggles one.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <Gateway root={{ setCommunicationPreferences }}>
        <Stack gap={6}>
          <Story />
        </Stack>
      </Gateway>
    ),
  ],
} satisfies Meta<typeof Preferences>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A change that couldn't be saved goes back. */
export const SwitchesOneNotSaved: Story = {
  name: 'Switches, one not saved',
  tags: ['row:S-25'],
  play: async ({ canvas }) => {
    const weeklyAd = canvas.getByRole('switch', { name: 'Weekly Ad: Text' });
    await userEvent.click(weeklyAd);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Apologies');
    await expect(weeklyAd).not.toBeChecked();
  },
};

/** No number to text to. */
export const NoPhone: Story = {
  name: 'Without a phone number',
  tags: ['row:S-25'],
  args: { preferences: { ...preferences, maskedPhone: null } },
};
