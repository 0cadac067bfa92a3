import type { ComponentDocs } from '../../docs/component-docs.ts';
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
      { name: 'Words to come', at: 'span[inert]', note: 'sample words give the length' },
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
    because: 'Give it the geometry of what comes, so that nothing moves.',
  },
  dont: {
    picture: <Skeleton width="100%" height={20} />,
    because: 'Don’t stand a thin bar in for a card: everything below jumps when it comes.',
  },
  related: ['Loader', 'EmptyState', 'Button'],
};
