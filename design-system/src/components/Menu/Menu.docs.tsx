import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Menu } from './Menu.tsx';

const nothing = () => {};
const trigger = <IconButton label="More" icon="menu" />;

export const docs: ComponentDocs = {
  framed: 300,
  anatomy: {
    picture: (
      <Menu
        open
        trigger={<Button tone="outline">Order 40102</Button>}
        entries={[
          { kind: 'action', label: 'Share', icon: 'external-link', onSelect: nothing },
          { kind: 'link', label: 'Receipt', icon: 'download', href: '#receipt' },
          { kind: 'line' },
          { kind: 'action', label: 'Cancel the order', icon: 'trash-2', tone: 'error', onSelect: nothing },
        ]}
      />
    ),
    parts: [
      { name: 'Trigger', at: 'button', note: 'a Button or an IconButton; it says whether the menu is open' },
      { name: 'Panel', at: '[role=menu]' },
      { name: 'Row', at: '[role=menuitem]', note: '44 px high: an action, a link, or one of several choices' },
      { name: 'Line', at: '[role=separator]', note: 'between two groups' },
      {
        name: 'Final action',
        at: '[role=menuitem]:last-child',
        note: 'in the error color, because it can’t be undone',
      },
    ],
  },
  do: {
    picture: (
      <Menu
        open
        trigger={trigger}
        entries={[
          { kind: 'action', label: 'Rename the list', icon: 'pencil', onSelect: nothing },
          { kind: 'action', label: 'Delete the list', icon: 'trash-2', tone: 'error', onSelect: nothing },
        ]}
      />
    ),
    because: 'Put what is needed now and then behind one button, and what can’t be undone last.',
  },
  dont: {
    picture: (
      <Menu
        open
        trigger={trigger}
        entries={[
          { kind: 'action', label: 'Play now', icon: 'dices', onSelect: nothing },
          { kind: 'link', label: 'Official rules', href: '#rules' },
        ]}
      />
    ),
    because: 'Don’t hide the main action in a menu; show it as a Button.',
  },
  related: ['Button', 'IconButton', 'Select', 'Popover'],
};
