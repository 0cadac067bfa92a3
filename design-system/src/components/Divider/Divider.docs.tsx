import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Divider } from './Divider.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Stack gap={3}>
        <Text>Coupon</Text>
        <Divider kind="perforation" />
        <Text>Stub</Text>
      </Stack>
    ),
    parts: [
      { name: 'What it separates', at: 'p', note: 'above and below, or side by side' },
      { name: 'Line', at: 'hr', note: 'a hairline, or a perforation' },
    ],
  },
  do: {
    picture: (
      <Stack gap={3}>
        <Text>Subtotal $42.10</Text>
        <Divider />
        <Text weight="strong">Total $44.18</Text>
      </Stack>
    ),
    because: 'Draw a line where one topic ends and another begins.',
  },
  dont: {
    picture: (
      <Stack gap={3}>
        <Divider />
        <Text>Apples</Text>
        <Divider />
        <Text>Pears</Text>
        <Divider />
      </Stack>
    ),
    because: 'Don’t add lines to a list by hand; use a List with `divided`.',
  },
  related: ['List', 'Stack', 'SavingsBadge'],
};
