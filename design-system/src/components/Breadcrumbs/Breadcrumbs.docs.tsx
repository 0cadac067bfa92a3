import type { ComponentDocs } from '../../docs/component-docs.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export const docs: ComponentDocs = {
  anatomy: {
    picture: (
      <Breadcrumbs
        label="Breadcrumb"
        items={[{ title: 'Home', href: '#' }, { title: 'Games', href: '#games' }, { title: 'Harvest Spin' }]}
      />
    ),
    parts: [
      { name: 'Link', at: 'a', note: 'to each page above' },
      { name: 'Sign', at: 'svg', note: 'follows the direction of reading' },
      { name: 'Current page', at: '[aria-current]', note: 'no link' },
    ],
  },
  do: {
    picture: (
      <Breadcrumbs
        label="Breadcrumb"
        items={[{ title: 'Fruit', href: '#fruit' }, { title: 'Berries', href: '#berries' }, { title: 'Strawberries' }]}
      />
    ),
    because: 'Show the way down to a page that is two levels deep or more.',
  },
  dont: {
    picture: (
      <Breadcrumbs
        label="Breadcrumb"
        items={[{ title: 'Cart', href: '#cart' }, { title: 'Address', href: '#address' }, { title: 'Payment' }]}
      />
    ),
    because: 'Don’t draw the steps of a flow as places; a Journey shows what is done.',
  },
  related: ['TextLink', 'Journey', 'Pagination'],
};
