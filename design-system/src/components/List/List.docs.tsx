import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { List, ListItem } from './List.tsx';

const two = (
  <>
    <ListItem>Shop and earn points</ListItem>
    <ListItem>Spin the wheel</ListItem>
  </>
);

export const docs: ComponentDocs = {
  anatomy: {
    picture: <List kind="check">{two}</List>,
    parts: [
      { name: 'Mark', at: 'svg', note: 'dot, number, check, or none; drawn, not said' },
      { name: 'Item', at: 'li', note: 'a ListItem' },
      { name: 'Gap', at: 'ul', note: 'a step of the 4 px grid' },
    ],
  },
  do: {
    picture: <List kind="number">{two}</List>,
    because: 'Number what is done in order.',
  },
  dont: {
    picture: (
      <List kind="number">
        <ListItem>Apples</ListItem>
        <ListItem>Pears</ListItem>
      </List>
    ),
    because: 'Don’t number what has no order; use bullets.',
  },
  related: ['Stack', 'Divider', 'Table', 'DefinitionList'],
};
