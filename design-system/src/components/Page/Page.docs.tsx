import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { Page } from './Page.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Page space="none">
        <Heading level={3} size="small">
          Play &amp; Earn
        </Heading>
        <Text>Every screen starts at the same edge.</Text>
      </Page>
    ),
    parts: [
      { name: 'Margins', at: 'div', note: '16, 32, 40, or 64 px by width' },
      { name: 'Content', at: 'p', note: 'up to 1440 px wide, 800 for text, 520 for a form' },
    ],
  },
  do: {
    picture: (
      <Page width="form" space="none">
        <Heading level={3} size="small">
          Sign in
        </Heading>
        <Text>We’ll send you a code.</Text>
      </Page>
    ),
    because: 'Frame a screen once, with the width of its content.',
  },
  dont: {
    picture: (
      <Page space="none">
        <Page space="none">
          <Text>Double margins</Text>
        </Page>
      </Page>
    ),
    because: 'Don’t put a page into a page, a card, or a dialog: its margins add up.',
  },
  related: ['SkipLink', 'Grid', 'Stack'],
};
