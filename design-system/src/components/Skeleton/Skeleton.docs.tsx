import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Skeleton } from './Skeleton.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Card>
        <Stack gap={3}>
          <Skeleton width={88} height={88} shape="tile" />
          <span>
            <Skeleton>Strawberries, organic</Skeleton>
          </span>
          <Skeleton width="100%" height={48} shape="control" />
        </Stack>
      </Card>
    ),
    parts: [
      { name: 'Picture to come', at: 'svg', note: 'width, height, and shape of the tile' },
      { name: 'Words to come', at: 'span[inert]', note: 'sample text gives the length' },
      { name: 'Control to come', at: 'svg:last-child', note: 'as high as the button' },
    ],
  },
  do: {
    picture: (
      <Card>
        <Stack gap={3}>
          <Skeleton width={88} height={88} shape="tile" />
          <span>
            <Skeleton>Harvest Spin, ends May 31</Skeleton>
          </span>
          <Skeleton width="100%" height={48} shape="control" />
        </Stack>
      </Card>
    ),
    because: 'Give it the final geometry, so nothing moves.',
  },
  dont: {
    picture: <Skeleton width="100%" height={20} />,
    because: 'Don’t use a thin bar for a card: everything below jumps when the card loads.',
  },
  related: ['Loader', 'EmptyState', 'Button'],
};
