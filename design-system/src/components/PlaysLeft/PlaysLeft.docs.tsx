import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { PlaysLeft } from './PlaysLeft.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: <PlaysLeft used={1} total={4} label="3 plays left" />,
    parts: [
      { name: 'Left', at: '[data-left]', note: 'a small ticket for each play' },
      { name: 'Used', at: 'svg:not([data-left])', note: 'pale, at the end' },
      { name: 'Words', at: 'span > span:last-child', note: 'say the same' },
    ],
  },
  do: {
    picture: <PlaysLeft used={2} total={3} label="1 play left" />,
    because: 'Count up to eight plays of a day.',
  },
  dont: {
    picture: <PlaysLeft used={6} total={16} label="10 plays left" />,
    because: 'Don’t draw more than can be counted at a glance; words alone will do.',
  },
  related: ['ProgressBar', 'CountBadge', 'Status'],
};
