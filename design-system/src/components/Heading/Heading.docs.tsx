import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Stack } from '../Stack/index.ts';
import { Heading } from './Heading.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Heading level={3} size="feature">
        Spring into savings
      </Heading>
    ),
    parts: [
      { name: 'Level', at: 'h3', note: 'its place in the outline' },
      { name: 'Size', at: 'h3', note: 'how it looks, chosen apart' },
    ],
  },
  do: {
    picture: (
      <Stack gap={2}>
        <Heading level={3} size="title">
          Your prizes
        </Heading>
        <Heading level={4} size="small">
          To redeem
        </Heading>
      </Stack>
    ),
    because: 'Go down one level at a time, at whatever size the design asks for.',
  },
  dont: {
    picture: (
      <Heading level={4} size="lead">
        Points arrive within 48 hours of your purchase.
      </Heading>
    ),
    because: 'Don’t make a sentence large by making it a heading; Text has `size="lead"`.',
  },
  related: ['Text', 'Numeral', 'EmptyState'],
};
