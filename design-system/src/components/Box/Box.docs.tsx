import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Box } from './Box.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Box padding={5} surface="tile" radius="tile">
        <Text>Two platters serve eight.</Text>
      </Box>
    ),
    parts: [
      { name: 'Surface', at: 'div', note: 'page, card, tile, or sunken' },
      { name: 'Padding', at: 'div', note: 'a step of the 4 px grid' },
      { name: 'Content', at: 'p' },
    ],
  },
  do: {
    picture: (
      <Box padding={4} surface="sunken" radius="card">
        <Text>Subtotal $42.10</Text>
      </Box>
    ),
    because: 'Set a group off with a surface, and give it room inside.',
  },
  dont: {
    picture: (
      <Stack gap={0}>
        <Box paddingY={5}>
          <Text>First</Text>
        </Box>
        <Box paddingY={5}>
          <Text>Second</Text>
        </Box>
      </Stack>
    ),
    because: 'Don’t space items with boxes; a Stack has a gap.',
  },
  related: ['Card', 'Stack', 'Tile', 'Note'],
};
