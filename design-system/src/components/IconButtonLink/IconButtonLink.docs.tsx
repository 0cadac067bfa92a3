import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Inline } from '../Inline/index.ts';
import { IconButtonLink } from './IconButtonLink.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: <IconButtonLink label="Account" icon="circle-user-round" href="#account" />,
    parts: [
      { name: 'Target', at: 'a', note: '44 px square; its label says where it leads' },
      { name: 'Icon', at: 'svg', note: '24 px' },
    ],
  },
  do: {
    picture: (
      <Inline gap={2}>
        <IconButtonLink label="Account" icon="circle-user-round" href="#account" />
        <IconButtonLink label="Cart" icon="shopping-cart" href="#cart" />
      </Inline>
    ),
    because: 'Use it in the header for places that every page leads to.',
  },
  dont: {
    picture: (
      <Inline gap={2} wrap={false}>
        <IconButtonLink label="Official rules" icon="info" href="#rules" />
        <IconButtonLink label="Winners" icon="trophy" href="#winners" />
      </Inline>
    ),
    because: 'Don’t hide a page behind an icon where its name fits; use a TextLink.',
  },
  related: ['IconButton', 'TextLink', 'ButtonLink', 'CountBadge'],
};
