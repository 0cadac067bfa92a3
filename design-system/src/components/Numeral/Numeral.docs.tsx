import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Inline } from '../Inline/index.ts';
import { Text } from '../Text/index.ts';
import { Numeral } from './Numeral.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Inline gap={2} align="baseline">
        <Numeral size="page">1,240</Numeral>
        <Text as="span">points</Text>
      </Inline>
    ),
    parts: [
      { name: 'Figure', at: 'span', note: 'display face, digits of one width' },
      { name: 'Unit', at: 'span + span', note: 'beside it, in Text' },
    ],
  },
  do: {
    picture: (
      <Inline gap={2} align="baseline">
        <Numeral size="feature">62</Numeral>
        <Text as="span" tone="soft">
          points
        </Text>
      </Inline>
    ),
    because: 'Let one figure be the point, and its unit stay small.',
  },
  dont: {
    picture: <Numeral size="feature">$3.99</Numeral>,
    because: 'Don’t set a price with it; Price raises the cents and says it whole.',
  },
  related: ['Price', 'DefinitionList', 'Text'],
};
