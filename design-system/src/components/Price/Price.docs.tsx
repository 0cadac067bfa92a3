import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Price } from './Price.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Price now={399} was={599} per="/lb" unitPrice="24.9¢/oz" size="hero" label="Now $3.99 a pound, was $5.99" />
    ),
    parts: [
      { name: 'Price now', at: '[aria-hidden] > span', note: 'with raised cents' },
      { name: 'Unit', at: '[aria-hidden] > span + span' },
      { name: 'Price before', at: 's', note: 'struck only when it is higher' },
      { name: 'Unit price', at: 'bdi', note: 'to compare by' },
    ],
  },
  do: {
    picture: <Price now={399} was={599} label="Now $3.99, was $5.99" />,
    because: 'Say the whole price in the label; the drawing is for the eye.',
  },
  dont: {
    picture: (
      <Stack gap={1}>
        <Price now={399} label="$3.99" />
        <Text tone="success">Save $2.00</Text>
      </Stack>
    ),
    because: 'Don’t color a saving green; the SavingsBadge is what a saving looks like.',
  },
  related: ['SavingsBadge', 'Numeral', 'QuantityStepper'],
};
