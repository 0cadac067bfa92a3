import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Tile } from '../Tile/index.ts';
import { EmptyState } from './EmptyState.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <EmptyState
        picture={
          <Tile size="large" tone="mint">
            <Icon name="gift" size={32} />
          </Tile>
        }
        title="No prizes yet"
        headingLevel={3}
        actions={<Button tone="primary">See the games</Button>}
      >
        Play a game and what you win waits here.
      </EmptyState>
    ),
    parts: [
      { name: 'Picture', at: 'svg', note: 'optional; says nothing that the words don’t' },
      { name: 'Title', at: 'h3', note: 'what is so' },
      { name: 'Words', at: 'h3 + div', note: 'why, or what to do next' },
      { name: 'Actions', at: 'button', note: 'one way on' },
    ],
  },
  do: {
    picture: (
      <EmptyState
        title="No coupons clipped"
        headingLevel={3}
        headingSize="small"
        actions={<Button tone="brand">Browse coupons</Button>}
      >
        Clipped coupons come off at checkout.
      </EmptyState>
    ),
    because: 'Say what will be here, and lead to it.',
  },
  dont: {
    picture: (
      <EmptyState title="No data" headingLevel={3} headingSize="small">
        0 results.
      </EmptyState>
    ),
    because: 'Don’t end in a dead end that speaks of data.',
  },
  related: ['Alert', 'Skeleton', 'Button'],
};
