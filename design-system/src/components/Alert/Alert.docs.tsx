import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Button } from '../Button/index.ts';
import { Alert } from './Alert.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Alert tone="error" title="Games did not load" live={false} action={<Button tone="outline">Try again</Button>}>
        Your points are safe.
      </Alert>
    ),
    parts: [
      { name: 'Icon', at: 'svg', note: 'in its tone' },
      { name: 'Title', at: 'p span:last-child', note: 'what happened' },
      { name: 'Words', at: 'p + div', note: 'what it means' },
      { name: 'Action', at: 'button', note: 'what to do' },
    ],
  },
  do: {
    picture: (
      <Alert
        tone="error"
        title="Your order didn’t go through"
        live={false}
        action={<Button tone="outline">Try again</Button>}
      >
        Nothing was charged.
      </Alert>
    ),
    because: 'Say what happened, what it means, and what to do.',
  },
  dont: {
    picture: (
      <Alert tone="error" title="Error" live={false}>
        Something went wrong (500).
      </Alert>
    ),
    because: 'Don’t leave the shopper with a code and nothing to do.',
  },
  related: ['Toast', 'Note', 'AlertDialog', 'EmptyState'],
};
