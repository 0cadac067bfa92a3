import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Status } from '../Status/index.ts';
import { CouponCard } from './CouponCard.tsx';

const butter = {
  as: 'article',
  value: '$1.50',
  unit: 'off',
  title: 'Meadow Lane Butter',
  description: '16 oz',
  picture: <Icon name="image" size={24} />,
  terms: 'Expires 08/24',
} as const;

export const docs: ComponentDocs = {
  anatomy: {
    picture: <CouponCard {...butter} action={<Button tone="brand">Clip Coupon</Button>} />,
    parts: [
      { name: 'Value', at: 'article p span', note: 'what you get, on yellow' },
      { name: 'Title', at: 'article h3', note: 'what it is for' },
      { name: 'Action', at: 'article button', note: 'what you do, below the perforation' },
    ],
  },
  do: {
    picture: <CouponCard {...butter} action={<Status kind="done">Clipped</Status>} />,
    because: 'Say what was done where the button was.',
  },
  dont: {
    picture: (
      <CouponCard
        {...butter}
        action={
          <>
            <Button tone="primary">Clip</Button>
            <Button tone="outline">Share</Button>
          </>
        }
      />
    ),
    because: 'Don’t offer a second action; the rest belongs on the offer’s page.',
  },
  related: ['SavingsBadge', 'Card', 'ProgressBar'],
};
