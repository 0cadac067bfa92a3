import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { RedeemFlow } from '../Redeem/useRedeem.ts';
import { choices, draw, gameOf, prize, redemption, results, win } from '../../../testing/fixtures/prizes.ts';
import { PrizePanel } from './PrizePanel.tsx';

const flow = (changes: Partial<RedeemFlow> = {}): RedeemFlow => ({
  busy: null,
  refusal: null,
  redemption: null,
  done: null,
  asksForCode: false,
  send: fn(),
  confirmed: fn(),
  cancelled: fn(),
  ...changes,
});
const nearly = {
  totalGamePoints: 112,
  pendingGamePoints: 14,
  pendingSinceString: 'Aug 4',
  __typename: 'ProgramPoints',
} as const;

const meta = {
  title: 'Storefront/Prizes/PrizePanel',
  component: PrizePanel,
  args: { prize: prize(), flow: flow() },
  parameters: {
    docs: {
      description: {
        component: `A prize's page: its picture, what can be done with it, and what came of it.

**When to use.** Once on a prize's page (G-13).

**When not.** In a list of prizes: PrizeCard.

**Anatomy.** Status, name, one line, still life; the action, the points left afterward, the facts, the small print. Earlier redemptions are below.

**Accessibility.** The result or the refusal takes focus; every state is in words.

**Keyboard.** Tab through; the action is one press, no second dialog.`,
      },
    },
  },
} satisfies Meta<typeof PrizePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CanRedeem: Story = { name: 'Can be redeemed', tags: ['row:G-88'] };
export const Redeeming: Story = { args: { flow: flow({ busy: 'redeem' }) } };
export const Redeemed: Story = {
  name: 'Redeemed',
  tags: ['row:G-88'],
  args: { flow: flow({ redemption: redemption() }) },
};
export const Refused: Story = {
  name: 'Refused: nothing is spent, the reason comes first',
  tags: ['row:G-88'],
  args: {
    prize: prize({ state: 'SOLD_OUT', available: false, quantityLeft: 0, quantityLeftText: 'None left' }),
    flow: flow({
      refusal: {
        code: 'SOLD_OUT',
        message: 'This prize just sold out. No points were taken.',
        reason: 'This prize just sold out',
        advice: null,
        spends: true,
      },
    }),
  },
};
export const Entries: Story = { name: 'SWEEPSTAKES', tags: ['row:G-43'], args: { prize: draw() } };
export const Choice: Story = {
  name: 'ALTERNATE_PRIZES',
  tags: ['row:G-43'],
  args: {
    prize: prize({
      prizeType: 'ALTERNATE_PRIZES',
      name: 'Choose one of three',
      shortDescription: 'The bakery cake ran out the moment you won it. Pick another prize, on us.',
      vendorName: null,
      choices,
      defaultChoiceId: 'TEN',
      wins: [win()],
    }),
  },
};
export const Recipe: Story = {
  name: 'RECIPE, unlocked',
  tags: ['row:G-43'],
  args: {
    prize: prize({ prizeType: 'RECIPE', name: 'Harvest tomato soup', imageId: 'pot-of-food', vendorName: null }),
    flow: flow({ redemption: redemption({ prizeType: 'RECIPE', result: results.RECIPE }) }),
  },
};
export const Won: Story = { args: { prize: prize({ wins: [win()] }) } };
export const AlmostThere: Story = {
  args: {
    prize: prize({
      state: 'INSUFFICIENT_POINTS',
      pointsMissing: 8,
      canHold: true,
      program: gameOf({ points: nearly }),
    }),
  },
};
export const LimitReached: Story = {
  args: {
    prize: prize({
      prizeType: 'B4U_OFFER',
      name: 'Free coffee, any size',
      imageId: 'hot-beverage',
      state: 'LIMIT_REACHED',
      perDayLimit: 2,
      redeemedToday: 2,
      againFromString: 'tomorrow, 12:00 AM PT',
      redemptions: [redemption({ prizeType: 'B4U_OFFER', result: results.B4U_OFFER })],
    }),
  },
};
export const SoldOut: Story = {
  args: { prize: prize({ state: 'SOLD_OUT', available: false, quantityLeft: 0, quantityLeftText: 'None left' }) },
};
export const StockAlertOn: Story = {
  name: 'Sold out, to be told when more arrive',
  tags: ['row:N-69'],
  args: {
    prize: prize({
      state: 'SOLD_OUT',
      available: false,
      quantityLeft: 0,
      quantityLeftText: 'None left',
      hasStockAlert: true,
    }),
  },
};
export const Ended: Story = {
  args: { prize: prize({ state: 'ENDED', stateText: 'This prize was available until Aug 31.' }) },
};
export const NotStarted: Story = {
  args: { prize: prize({ state: 'NOT_STARTED', stateText: 'Opens on Aug 12 at 9:00 AM PT.' }) },
};
export const NotOptedIn: Story = {
  args: { prize: prize({ state: 'NOT_OPTED_IN', stateText: 'Join the game to redeem its prizes.' }) },
};
