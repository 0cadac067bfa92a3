import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Icon } from './Icon.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Inline gap={2}>
        <Icon name="clock" size={24} />
        <Text>Ends May 31</Text>
      </Inline>
    ),
    parts: [
      { name: 'Drawing', at: 'svg', note: '14 to 32 px, in the color of the words' },
      { name: 'Words', at: 'p', note: 'say the same; the icon is never read out' },
    ],
  },
  do: {
    picture: (
      <Inline gap={2}>
        <Icon name="store" />
        <Text>Pickup in Ballard</Text>
      </Inline>
    ),
    because: 'Put it beside the words that it helps to find.',
  },
  dont: {
    picture: (
      <Inline gap={4}>
        <Icon name="store" size={32} />
        <Icon name="package" size={32} />
        <Icon name="leaf" size={32} />
      </Inline>
    ),
    because: 'Don’t let icons speak alone: nobody hears them.',
  },
  related: ['IconButton', 'Image', 'Tile'],
};
