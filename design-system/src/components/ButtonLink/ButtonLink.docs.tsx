import type { ComponentDocs } from '../../docs/component-docs.ts';
import { ButtonLink } from './ButtonLink.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <ButtonLink tone="brand" icon="gift" href="#prizes">
        See my prizes
      </ButtonLink>
    ),
    parts: [
      { name: 'Container', at: 'a', note: 'the same sizes and tones as a Button' },
      { name: 'Icon', at: 'svg', note: 'optional' },
      { name: 'Label', at: 'a', note: 'says where it leads' },
    ],
  },
  do: {
    picture: (
      <ButtonLink tone="primary" href="#rules">
        Read the official rules
      </ButtonLink>
    ),
    because: 'Use it when the press opens another page, so that it can be opened in a new tab.',
  },
  dont: {
    picture: (
      <ButtonLink tone="primary" href="#">
        Clip coupon
      </ButtonLink>
    ),
    because: 'Don’t give an address to what changes something here; a Button does that.',
  },
  related: ['Button', 'TextLink', 'IconButtonLink', 'LinkProvider'],
};
