import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { Dialog } from './Dialog.tsx';

const shown = { open: true, onOpenChange: () => {}, closeLabel: 'Close' };

export const docs: ComponentDocs = {
  framed: 460,
  anatomy: {
    picture: (
      <Dialog
        {...shown}
        title="How it works"
        description="Three steps to your first prize."
        actions={
          <Button tone="primary" block>
            Got it
          </Button>
        }
      >
        <Text>Shop, collect points, and spin the wheel for groceries.</Text>
      </Dialog>
    ),
    parts: [
      { name: 'Title', at: '[role=dialog] h2', note: 'names the dialog and takes focus' },
      {
        name: 'Close button',
        at: '[role=dialog] button[aria-label=Close]',
        note: 'unless the dialog’s buttons decide',
      },
      { name: 'Description', at: '[role=dialog] h2 + div', note: 'read with the title' },
      { name: 'Content', at: '[role=dialog] p', note: 'scrolls when it is longer than the screen' },
      {
        name: 'Actions',
        at: '[role=dialog] button:not([aria-label])',
        note: 'stacked, the primary one first',
      },
    ],
  },
  do: {
    picture: (
      <Dialog
        {...shown}
        title="Official rules"
        actions={
          <Button tone="primary" block>
            Accept and play
          </Button>
        }
      >
        <Text>No purchase is necessary. One play a day.</Text>
      </Dialog>
    ),
    because: 'Ask for one decision, and name it on the button.',
  },
  dont: {
    picture: (
      <Dialog
        {...shown}
        title="Saved"
        actions={
          <Button tone="primary" block>
            OK
          </Button>
        }
      />
    ),
    because: 'Don’t stop the shopper to say that something worked; a Toast does that.',
  },
  related: ['AlertDialog', 'BottomSheet', 'Drawer', 'Popover'],
};
