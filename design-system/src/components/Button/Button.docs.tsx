import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Stack } from '../Stack/index.ts';
import { Button } from './Button.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Button tone="primary" icon="gift">
        See my prizes
      </Button>
    ),
    parts: [
      { name: 'Container', at: 'button', note: '44, 48, or 56 px high, filled or outlined by its tone' },
      { name: 'Icon', at: 'svg', note: 'optional; a spinner takes its place while busy' },
      { name: 'Label', at: 'button', note: 'a verb and what it acts on' },
    ],
  },
  do: {
    picture: (
      <Stack gap={3}>
        <Button tone="primary" block>
          Play now
        </Button>
        <Button tone="quiet" block>
          Not now
        </Button>
      </Stack>
    ),
    because: 'Give a card one primary button; the way back is quiet.',
  },
  dont: {
    picture: (
      <Stack gap={3}>
        <Button tone="primary" block>
          Play now
        </Button>
        <Button tone="primary" block>
          Not now
        </Button>
      </Stack>
    ),
    because: 'Don’t let two primary buttons compete: neither says what comes next.',
  },
  related: ['ButtonLink', 'IconButton', 'TextLink'],
};
