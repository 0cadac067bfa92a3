import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Text } from '../Text/index.ts';
import { TextLink } from './TextLink.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <TextLink href="#rules" standalone icon="external-link">
        Official rules
      </TextLink>
    ),
    parts: [
      { name: 'Icon', at: 'svg', note: 'optional' },
      { name: 'Words', at: 'a', note: 'underlined; 44 px high when standalone' },
    ],
  },
  do: {
    picture: (
      <Text>
        Before you play, read the <TextLink href="#rules">official rules</TextLink>.
      </Text>
    ),
    because: 'Link the words that name the page.',
  },
  dont: {
    picture: (
      <Text>
        For the official rules, <TextLink href="#rules">click here</TextLink>.
      </Text>
    ),
    because: 'Don’t link “click here”: it says nothing in a list of links.',
  },
  related: ['ButtonLink', 'Button', 'LinkProvider', 'Breadcrumbs'],
};
