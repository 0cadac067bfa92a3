import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
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
      { name: 'Title', at: 'h3', note: 'what the situation is' },
      { name: 'Words', at: 'h3 + div', note: 'why, or what to do next' },
      { name: 'Actions', at: 'button', note: 'one next step' },
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
    because: 'Say what will be here, and link to it.',
  },
  dont: {
    picture: (
      <EmptyState title="No data" headingLevel={3} headingSize="small">
        0 results.
      </EmptyState>
    ),
    because: 'Don’t leave a dead end that talks about data.',
  },
  related: ['Alert', 'Skeleton', 'Button'],
};
