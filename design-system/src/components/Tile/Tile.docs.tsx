import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Icon } from '../Icon/index.ts';
import { Text } from '../Text/index.ts';
import { Tile } from './Tile.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Tile size="large" tone="mint">
        <Icon name="gift" size={32} />
      </Tile>
    ),
    parts: [
      { name: 'Ground', at: 'div', note: 'neutral, or one of three game colors' },
      { name: 'Picture', at: 'svg', note: 'a picture or an icon, in the middle' },
    ],
  },
  do: {
    picture: (
      <Tile size="huge" tone="tile">
        <img src="pictures/strawberry.svg" alt="" width="64" height="64" />
      </Tile>
    ),
    because: 'Use it for a picture without a background of its own.',
  },
  dont: {
    picture: (
      <Tile size="large" tone="peach">
        <Text size="meta">Ends soon</Text>
      </Tile>
    ),
    because: 'Don’t put words on a tile; use a Note or a Badge.',
  },
  related: ['Image', 'Icon', 'Box', 'Card'],
};
