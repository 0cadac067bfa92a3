import type { Meta, StoryObj } from '@storybook/react-vite';
import { AutoGrid } from '../AutoGrid/index.ts';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { Stack } from '../Stack/index.ts';
import { Status } from '../Status/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { CouponCard } from './CouponCard.tsx';

const meta = {
  title: 'Components/Shop/CouponCard',
  component: CouponCard,
  args: {
    as: 'article',
    value: '$1.50',
    unit: 'off',
    title: 'Meadow Lane Butter',
    description: 'Salted or unsalted, 16 oz.',
    picture: <Icon name="image" size={24} />,
    details: (
      <>
        <TextLink href="#details">Offer Details</TextLink>
        <span>In-store: $5.49</span>
      </>
    ),
    terms: (
      <>
        Expires 08/24
        <br />
        One-time use
      </>
    ),
    action: (
      <Button tone="brand" icon="scissors">
        Clip Coupon
      </Button>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `A coupon, a deal, or a challenge: what you get stands above the perforation, what you do below it.

**When to use.** For everything that can be clipped or activated. Stub and perforation mean coupon, so nothing else has them.

**When not.** For a product on sale: that's a product card with a ticket.

**In a list.** As a strip, everything stands in one row and the perforation stands upright, from tablet widths on.

**Anatomy.** Value on yellow, title, description, picture, a row of ways on; below the perforation, terms and one action, or the progress of a challenge. The geometry is the same in every state, so that perforations stand at one height along a row.

**Accessibility.** The title is a heading and is read first, then the value. What has been done is said in words, not by color.

**Keyboard.** That of the controls in it.`,
      },
    },
  },
} satisfies Meta<typeof CouponCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['row:S-41', 'row:S-42', 'row:S-43'] };
export const States: Story = {
  tags: ['row:S-44', 'row:S-47', 'row:S-48', 'row:S-49'],
  render: (args) => (
    <AutoGrid size="large" gap="gutter">
      <CouponCard {...args} action={<Status kind="done">Clipped</Status>} />
      <CouponCard
        {...args}
        value="$3"
        unit="reward"
        title="Berry Month"
        description="Buy 3 packs of berries, any size."
        progress={<ProgressBar label="In Progress" valueText="Purchased 2 / 3" value={2} max={3} segments={3} />}
      />
      <CouponCard
        {...args}
        value="Any store trip or order of $25 or more"
        unit={undefined}
        title="Shop four times in August, and it's yours"
        picture={undefined}
        action={
          <Button tone="outline" icon="plus">
            Add to List
          </Button>
        }
      />
    </AutoGrid>
  ),
};

export const Strip: Story = {
  args: { strip: true },
  render: (args) => (
    <Stack gap={3}>
      <CouponCard {...args} />
      <CouponCard
        {...args}
        value="$3"
        unit="reward"
        title="Berry Month"
        description="Buy 3 packs of berries, any size."
        progress={<ProgressBar label="In Progress" valueText="Purchased 2 / 3" value={2} max={3} segments={3} />}
      />
    </Stack>
  ),
};
