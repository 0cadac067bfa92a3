import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Icon } from '../Icon/index.ts';
import { Inline } from '../Inline/index.ts';
import { CountBadge } from './CountBadge.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Inline gap={1}>
        <Icon name="shopping-cart" size={28} />
        <CountBadge count={14} label="14 items" />
      </Inline>
    ),
    parts: [
      { name: 'Pill', at: 'span:has([aria-hidden])', note: 'in the brand’s color, inverse on pictures' },
      { name: 'Count', at: 'span[aria-hidden]', note: 'up to 99, then 99+; screen readers read the label' },
    ],
  },
  do: {
    picture: (
      <Inline gap={1}>
        <Icon name="shopping-cart" size={28} />
        <CountBadge count={120} label="120 items" />
      </Inline>
    ),
    because: 'Let large counts read 99+, and give the full number in the label.',
  },
  dont: {
    picture: (
      <Inline gap={2}>
        <CountBadge count={62} label="62 points" />
        points
      </Inline>
    ),
    because: 'Don’t show a balance in a badge; a Numeral gives it the room it needs.',
  },
  related: ['Badge', 'IconButtonLink', 'Numeral'],
};
