import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { TextLink } from '../TextLink/index.ts';
import { Drawer } from './Drawer.tsx';

const nothing = () => {};
const shown = { open: true, onOpenChange: nothing, closeLabel: 'Close' };
const links = (
  <Stack gap={2}>
    <TextLink href="#games" standalone>
      Games
    </TextLink>
    <TextLink href="#prizes" standalone>
      Prizes
    </TextLink>
    <TextLink href="#rules" standalone>
      Official rules
    </TextLink>
  </Stack>
);

export const docs: ComponentDocs = {
  framed: 420,
  anatomy: {
    picture: (
      <Drawer
        {...shown}
        side="start"
        title="Menu"
        footer={
          <Button tone="outline" block>
            Sign out
          </Button>
        }
      >
        {links}
      </Drawer>
    ),
    parts: [
      { name: 'Title', at: '[role=dialog] h2', note: 'or a header, such as the wordmark' },
      { name: 'Close button', at: '[role=dialog] button[aria-label=Close]', note: 'takes focus' },
      { name: 'Content', at: '[role=dialog] a', note: 'scrolls' },
      { name: 'Footer', at: '[role=dialog] button:not([aria-label])', note: 'stays' },
    ],
  },
  do: {
    picture: (
      <Drawer {...shown} side="start" title="Menu">
        {links}
      </Drawer>
    ),
    because: 'Open navigation from the start, and a cart from the end.',
  },
  dont: {
    picture: (
      <Drawer {...shown} side="end" title="Delete this list?">
        <Button tone="primary" block>
          Delete
        </Button>
      </Drawer>
    ),
    because: 'Don’t ask a question at the edge of the screen; use an AlertDialog.',
  },
  related: ['Dialog', 'BottomSheet', 'Menu'],
};
