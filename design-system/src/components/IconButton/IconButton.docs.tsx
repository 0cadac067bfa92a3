import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Inline } from '../Inline/index.ts';
import { IconButton } from './IconButton.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: <IconButton label="Close" icon="x" />,
    parts: [
      { name: 'Target', at: 'button', note: '44 px square, with an accessible name from its label' },
      { name: 'Icon', at: 'svg', note: '24 px' },
    ],
  },
  do: {
    picture: (
      <Inline gap={2}>
        <IconButton label="Search" icon="search" />
        <IconButton label="Menu" icon="menu" />
        <IconButton label="Close" icon="x" />
      </Inline>
    ),
    because: 'Keep to the few icons that everybody knows.',
  },
  dont: {
    picture: (
      <Inline gap={2}>
        <IconButton label="Opt in to the game" icon="badge-check" />
        <IconButton label="Clip the coupon" icon="ticket-percent" />
      </Inline>
    ),
    because: 'Don’t make shoppers guess what an icon does; use a Button with words.',
  },
  related: ['IconButtonLink', 'Button', 'Tooltip', 'Icon'],
};
