import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Text>
        <VisuallyHidden>Now, was $5.99: </VisuallyHidden>$3.99 <s aria-hidden="true">$5.99</s>
      </Text>
    ),
    parts: [
      { name: 'Hidden words', at: 'span', note: 'a pixel, in reading order' },
      { name: 'What is visible', at: 's', note: 'says the same visually' },
    ],
  },
  do: {
    picture: (
      <Text>
        $3.99 <s aria-hidden="true">$5.99</s>
        <VisuallyHidden>, was $5.99</VisuallyHidden>
      </Text>
    ),
    because: 'Say in words what the eye gets from shape or position.',
  },
  dont: {
    picture: (
      <Text>
        Prizes
        <VisuallyHidden>
          <button type="button">Clear</button>
        </VisuallyHidden>
      </Text>
    ),
    because: 'Don’t hide a control in it: focus would vanish.',
  },
  related: ['SkipLink', 'LiveRegion', 'Icon'],
};
