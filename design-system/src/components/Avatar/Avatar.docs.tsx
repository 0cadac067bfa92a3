import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Avatar } from './Avatar.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Inline gap={4}>
        <Avatar name="Maya Lopez" size="large" />
        <Text>Maya Lopez</Text>
      </Inline>
    ),
    parts: [
      { name: 'Circle', at: 'span[role=img]', note: '32, 44, or 64 px' },
      { name: 'Initials', at: 'span[role=img]', note: 'or a picture; the name is read out' },
    ],
  },
  do: {
    picture: (
      <Inline gap={3}>
        <Avatar name="Maya Lopez" decorative />
        <Text>Maya Lopez</Text>
      </Inline>
    ),
    because: 'Make it decorative where the name is next to it.',
  },
  dont: {
    picture: (
      <Inline gap={3}>
        <Avatar name="Fresh Bakery" />
        <Text>Fresh Bakery</Text>
      </Inline>
    ),
    because: 'Don’t use it for stores and brands; use an Image on a Tile.',
  },
  related: ['Image', 'Tile', 'Icon'],
};
