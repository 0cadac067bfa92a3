import type { ComponentDocs } from '../../docs/component-docs.ts';
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
      { name: 'Hidden words', at: 'span', note: 'a pixel in the order of reading' },
      { name: 'What is seen', at: 's', note: 'says the same by its look' },
    ],
  },
  do: {
    picture: (
      <Text>
        $3.99 <s aria-hidden="true">$5.99</s>
        <VisuallyHidden>, was $5.99</VisuallyHidden>
      </Text>
    ),
    because: 'Say in words what the eye gets from shape or place.',
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
    because: 'Don’t hide a control in it: the focus would vanish.',
  },
  related: ['SkipLink', 'LiveRegion', 'Icon'],
};
