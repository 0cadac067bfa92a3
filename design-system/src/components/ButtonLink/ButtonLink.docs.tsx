import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
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
    because: 'Use it to open another page, so that people can open it in a new tab.',
  },
  dont: {
    picture: (
      <ButtonLink tone="primary" href="#">
        Clip coupon
      </ButtonLink>
    ),
    because: 'Don’t use a link for an action on this page; use a Button.',
  },
  related: ['Button', 'TextLink', 'IconButtonLink', 'LinkProvider'],
};
