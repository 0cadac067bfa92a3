import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Box } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from './Tooltip.tsx';

export const docs: ComponentDocs = {
  framed: 180,
  focused: 'button',
  anatomy: {
    picture: (
      <Box padding={10}>
        <Tooltip text="Sound is on">
          <IconButton label="Sound" icon="volume-2" />
        </Tooltip>
      </Box>
    ),
    parts: [
      { name: 'Control', at: 'button', note: 'must take the focus' },
      {
        name: 'Words',
        at: '[data-radix-popper-content-wrapper]',
        note: 'at once with the keyboard, after half a second with the pointer',
      },
    ],
  },
  do: {
    picture: (
      <Box padding={10}>
        <Tooltip text="Sound is on">
          <IconButton label="Sound" icon="volume-2" />
        </Tooltip>
      </Box>
    ),
    because: 'Give a word of help that nobody depends on.',
  },
  dont: {
    picture: (
      <Box padding={10}>
        <Tooltip text="Costs 50 points; can’t be undone">
          <Button tone="primary">Play now</Button>
        </Tooltip>
      </Box>
    ),
    because: 'Don’t hide a price where touch can’t find it.',
  },
  related: ['Popover', 'IconButton', 'VisuallyHidden'],
};
