import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Text } from '../Text/index.ts';
import { SkipLink } from './SkipLink.tsx';

export const docs: ComponentDocs = {
  focused: 'a',
  framed: 140,
  anatomy: {
    picture: (
      <>
        <SkipLink href="#main">Skip to content</SkipLink>
        <Text>The page’s header</Text>
      </>
    ),
    parts: [
      { name: 'Link', at: 'a', note: 'visible only while it has focus, above everything else' },
      { name: 'Page', at: 'p', note: 'stays where it is' },
    ],
  },
  do: {
    picture: (
      <>
        <SkipLink href="#main">Skip to content</SkipLink>
        <Text>First stop of Tab: “Skip to content”</Text>
      </>
    ),
    because: 'Put it first in the page’s frame, and give its target `tabIndex={-1}`.',
  },
  dont: {
    picture: (
      <>
        <Text>Third stop of Tab: “Skip to content”</Text>
        <SkipLink href="#main">Skip to content</SkipLink>
      </>
    ),
    because: 'Don’t put it behind what it should skip.',
  },
  related: ['Container', 'TextLink', 'VisuallyHidden'],
};
