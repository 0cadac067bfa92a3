import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Status } from '../Status/index.ts';
import { Inline } from './Inline.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Inline gap={4}>
        <Button tone="brand">Share</Button>
        <Button tone="outline">Print</Button>
      </Inline>
    ),
    parts: [
      { name: 'Child', at: 'button', note: 'keeps its own width' },
      { name: 'Gap', at: 'div', note: 'a step of the 4 px grid' },
      { name: 'Next child', at: 'button + button', note: 'wraps when the room is used up' },
    ],
  },
  do: {
    picture: (
      <Inline gap={3} justify="between">
        <Status kind="active">In progress</Status>
        <Badge tone="brand">New</Badge>
      </Inline>
    ),
    because: 'Put short things side by side, and let them wrap on a phone.',
  },
  dont: {
    picture: (
      <Inline gap={3} wrap={false}>
        <Button tone="primary">Add to my list</Button>
        <Button tone="outline">Share with household</Button>
      </Inline>
    ),
    because: 'Don’t forbid the wrap where words may grow: they run out of the screen.',
  },
  related: ['Stack', 'Grid', 'AutoGrid'],
};
