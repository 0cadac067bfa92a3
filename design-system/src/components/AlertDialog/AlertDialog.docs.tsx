import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { AlertDialog } from './AlertDialog.tsx';

const nothing = () => {};
const shown = {
  open: true,
  onOpenChange: nothing,
  onConfirm: nothing,
};

export const docs: ComponentDocs = {
  framed: 400,
  anatomy: {
    picture: (
      <AlertDialog
        {...shown}
        title="Leave this game?"
        description="The play counts, and its points are spent."
        confirmLabel="Leave"
        cancelLabel="Stay"
      />
    ),
    parts: [
      { name: 'Question', at: '[role=alertdialog] h2' },
      { name: 'Consequence', at: '[role=alertdialog] h2 + div', note: 'read with the question' },
      { name: 'Answer', at: '[role=alertdialog] button', note: 'in the words of the question' },
      {
        name: 'Safe answer',
        at: '[role=alertdialog] button:last-child',
        note: 'takes focus; Escape gives this answer too',
      },
    ],
  },
  do: {
    picture: (
      <AlertDialog
        {...shown}
        title="Cancel this order?"
        description="Your coupons come back to your list."
        confirmLabel="Cancel the order"
        cancelLabel="Keep it"
      />
    ),
    because: 'Repeat the question’s verb on the button, and say what will happen.',
  },
  dont: {
    picture: (
      <AlertDialog
        {...shown}
        title="Are you sure?"
        description="This will proceed."
        confirmLabel="Yes"
        cancelLabel="No"
      />
    ),
    because: 'Don’t ask “Are you sure?”: nobody can tell what a yes does.',
  },
  related: ['Dialog', 'Toast', 'Alert'],
};
