import type { ComponentDocs } from '../../docs/component-page/component-docs.ts';
import { Pagination } from './Pagination.tsx';

const hrefOf = (page: number) => `#page-${page}`;

export const docs: ComponentDocs = {
  anatomy: {
    picture: <Pagination label="Pages of orders" page={2} pages={4} hrefOf={hrefOf} />,
    parts: [
      { name: 'Previous', at: 'a[rel=prev]' },
      { name: 'Current page', at: '[aria-current], li:nth-child(2)', note: 'on a phone: “Page 2 of 4”' },
      { name: 'Next', at: 'a[rel=next]' },
    ],
  },
  do: {
    picture: <Pagination label="Pages of orders" page={6} pages={12} hrefOf={hrefOf} />,
    because: 'Give each page an address, so that Back and sharing work.',
  },
  dont: {
    picture: <Pagination label="Pages of orders" page={1} pages={1} hrefOf={hrefOf} />,
    because: 'Don’t show a way through a single page.',
  },
  related: ['Button', 'Breadcrumbs', 'Table'],
};
