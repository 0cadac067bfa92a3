import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Inline } from '../Inline/index.ts';
import { Tag } from './Tag.tsx';

const nothing = () => {};

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Tag icon="leaf" onRemove={nothing} removeLabel="Remove Organic">
        Organic
      </Tag>
    ),
    parts: [
      { name: 'Icon', at: 'svg', note: 'optional' },
      { name: 'Words', at: 'button', note: 'a word or two' },
      { name: 'Cross', at: 'svg:last-child', note: 'only if it can be removed; the whole tag is the button' },
    ],
  },
  do: {
    picture: (
      <Inline gap={2}>
        <Tag onRemove={nothing} removeLabel="Remove Organic">
          Organic
        </Tag>
        <Tag onRemove={nothing} removeLabel="Remove Under $5">
          Under $5
        </Tag>
      </Inline>
    ),
    because: 'Show active filters above the results, each with its own remove button.',
  },
  dont: {
    picture: <Tag tone="success">Save $1.50</Tag>,
    because: 'Don’t put a saving in a tag; use a SavingsBadge.',
  },
  related: ['Badge', 'SavingsBadge', 'Status', 'FacetGroup'],
};
