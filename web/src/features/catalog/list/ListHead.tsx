import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { StructuredData } from '../../../ui/StructuredData/StructuredData.tsx';
import { breadcrumbList } from '../../../ui/StructuredData/breadcrumb-list.ts';
import { canonicalView, isVariant, listSearch } from './view/list-view.ts';
import type { ListControls } from './view/useListView.ts';

interface ListHeadProps {
  title: string;
  list: ListControls;
  /** Origin of the page's address. */
  origin: string;
  /** Where the page stands, from the shop down. */
  crumbs: readonly { title: string; href: string }[];
}

/** What others read of a list: its title, its one address, and where it stands. Filters and further pages aren't indexed. */
export function ListHead({ title, list: { address, pathname }, origin, crumbs }: ListHeadProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <link rel="canonical" href={origin + pathname + listSearch(canonicalView(address))} />
      {isVariant(address) && <meta name="robots" content="noindex, follow" />}
      {crumbs.length > 1 && <StructuredData data={import.meta.env.SSR ? breadcrumbList(crumbs, origin) : undefined} />}
    </>
  );
}
