import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { SavingsBadge } from './SavingsBadge.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: <SavingsBadge size="value">$1.50</SavingsBadge>,
    parts: [
      { name: 'Badge', at: 'span', note: 'the one yellow fill' },
      { name: 'Value', at: 'span', note: 'a few words, or a large figure' },
    ],
  },
  do: {
    picture: (
      <Inline gap={3}>
        <Text>Strawberries</Text>
        <SavingsBadge>Save $1.50</SavingsBadge>
      </Inline>
    ),
    because: 'Show the saving once, where people look first.',
  },
  dont: {
    picture: (
      <Inline gap={2}>
        <SavingsBadge>New</SavingsBadge>
        <SavingsBadge>Popular</SavingsBadge>
      </Inline>
    ),
    because: 'Don’t use the yellow for anything but savings and wins.',
  },
  related: ['Price', 'Badge', 'Tag'],
};
