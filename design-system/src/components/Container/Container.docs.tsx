import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { Container } from './Container.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Container space="none">
        <Heading level={3} size="small">
          Play &amp; Earn
        </Heading>
        <Text>Every screen starts at the same edge.</Text>
      </Container>
    ),
    parts: [
      { name: 'Margins', at: 'div', note: '16, 32, 40, or 64 px by width' },
      { name: 'Content', at: 'p', note: 'up to 1440 px wide, 800 for text, 520 for a form' },
    ],
  },
  do: {
    picture: (
      <Container width="form" space="none">
        <Heading level={3} size="small">
          Sign in
        </Heading>
        <Text>We’ll send you a code.</Text>
      </Container>
    ),
    because: 'Frame a screen once, with the width of its content.',
  },
  dont: {
    picture: (
      <Container space="none">
        <Container space="none">
          <Text>Double margins</Text>
        </Container>
      </Container>
    ),
    because: 'Don’t put a container inside a container, a card, or a dialog: the margins add up.',
  },
  related: ['SkipLink', 'Grid', 'Stack'],
};
