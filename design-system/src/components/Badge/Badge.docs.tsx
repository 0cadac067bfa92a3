import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Heading } from '../Heading/index.ts';
import { Inline } from '../Inline/index.ts';
import { Badge } from './Badge.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Inline gap={4}>
        <Badge tone="brand">New</Badge>
        <Badge shape="number">2</Badge>
      </Inline>
    ),
    parts: [
      { name: 'Ground', at: 'span', note: 'tinted by its tone' },
      { name: 'Words', at: 'span', note: 'one or two, which carry the meaning' },
      { name: 'Number', at: 'span + span', note: '`shape="number"`: the number of a step' },
    ],
  },
  do: {
    picture: (
      <Inline gap={3}>
        <Heading level={3} size="small">
          Harvest Spin
        </Heading>
        <Badge tone="brand">New</Badge>
      </Inline>
    ),
    because: 'Set one item apart from its neighbors.',
  },
  dont: {
    picture: (
      <Inline gap={2}>
        <Badge tone="brand">New</Badge>
        <Badge tone="success">Hot</Badge>
        <Badge tone="warning">Soon</Badge>
        <Badge tone="error">Last</Badge>
      </Inline>
    ),
    because: 'Don’t line up badges: when they all stand out, none does.',
  },
  related: ['Status', 'Tag', 'SavingsBadge', 'CountBadge'],
};
