import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Stack } from '../Stack/index.ts';
import { AvailabilityMessage } from './AvailabilityMessage.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: <AvailabilityMessage kind="elsewhere">Only Available In-Store</AvailabilityMessage>,
    parts: [
      { name: 'Icon', at: 'svg', note: 'one for each kind' },
      { name: 'Reason', at: 'span > span:last-child', note: 'in words, verbatim from the catalog' },
    ],
  },
  do: {
    picture: (
      <Stack gap={2}>
        <AvailabilityMessage kind="available">In stock</AvailabilityMessage>
        <AvailabilityMessage kind="few">Only 3 left</AvailabilityMessage>
      </Stack>
    ),
    because: 'Say how to get it, with the icon for its kind.',
  },
  dont: {
    picture: <AvailabilityMessage kind="out">Enter a ZIP code</AvailabilityMessage>,
    because: 'Don’t report an error with it; use the field or an Alert.',
  },
  related: ['Status', 'Alert', 'Price'],
};
