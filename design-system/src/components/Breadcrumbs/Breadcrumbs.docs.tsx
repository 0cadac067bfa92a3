import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
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
      { name: 'Sign', at: 'svg', note: 'follows the reading direction' },
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
    because: 'Show the path to a page two or more levels deep.',
  },
  dont: {
    picture: (
      <Breadcrumbs
        label="Breadcrumb"
        items={[{ title: 'Cart', href: '#cart' }, { title: 'Address', href: '#address' }, { title: 'Payment' }]}
      />
    ),
    because: 'Don’t show the steps of a flow as pages; a Stepper shows what is done.',
  },
  related: ['TextLink', 'Stepper', 'Pagination'],
};
