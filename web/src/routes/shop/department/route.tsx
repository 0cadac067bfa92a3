import { Breadcrumbs } from '@larder/design-system/Breadcrumbs';
import { data as response, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { knownData, useKnownAnswer } from '../../../app/data/answers.ts';
import type { Prepare } from '../../../app/loading/prepare.ts';
import { errorAt } from '../../../app/data/query.ts';
import { AisleStrip } from '../../../features/catalog/AisleStrip/AisleStrip.tsx';
import { ListHead } from '../../../features/catalog/list/ListHead.tsx';
import {
  type ListLoaderData,
  loadList,
  loadNothing,
  prepareNothing,
} from '../../../features/catalog/list/list-loader.ts';
import { listView } from '../../../features/catalog/list/view/list-view.ts';
import { nothingFound } from '../../../features/catalog/list/nothing/parts.ts';
import { ProductList } from '../../../features/catalog/list/ProductList.tsx';
import { type ListScope, listRequest } from '../../../features/catalog/list/view/search-input.ts';
import { useListView } from '../../../features/catalog/list/view/useListView.ts';
import { summaryOf, whereOf } from '../../../features/catalog/list/where.ts';
import { useListsTexts } from '../../../messages/lists.ts';
import { useMessages } from '../../../messages/messages.ts';
import { crumbsOf, placeOf } from './place.ts';
import { DepartmentPageDocument } from './Department.generated.ts';
import * as styles from './department.css.ts';
import { ShelfChips } from './ShelfChips.tsx';

const scopeOf = (departmentId: string, aisle: string | undefined): ListScope => ({
  departmentId,
  ...(aisle === undefined ? {} : { aisleId: aisle }),
});

export async function loader(args: LoaderFunctionArgs): Promise<ListLoaderData> {
  const { departmentId = '', aisle } = args.params;
  const request = listRequest(scopeOf(departmentId, aisle), listView(new URL(args.request.url).searchParams));
  const { data, ...loaded } = await loadList(args, DepartmentPageDocument, { departmentId, ...request });
  const isKnown = data === undefined || errorAt(loaded.errors, 'department') !== undefined;
  if (!isKnown && !placeOf(data.department, aisle)) throw response(null, { status: 404 });
  await loadNothing(args, data?.search);
  return loaded;
}

/** Loads the code of a page without products before the browser takes it over. */
export const prepare: Prepare = async ({ client, params: { departmentId = '', aisle } }) => {
  const request = listRequest(scopeOf(departmentId, aisle), listView(new URLSearchParams(window.location.search)));
  await prepareNothing(knownData(client, DepartmentPageDocument, { departmentId, ...request })?.search);
};

/** `/shop/dairy-eggs-cheese/milk?shelf=plant-based-milk`: a department or one of its aisles (N-56), with or without JavaScript. */
export function Component() {
  const texts = useListsTexts();
  const { frame } = useMessages();
  const { departmentId = '', aisle } = useParams();
  const loaded = useLoaderData<ListLoaderData>();
  const list = useListView();
  const scope = scopeOf(departmentId, aisle);
  const answer = useKnownAnswer(DepartmentPageDocument, { departmentId, ...listRequest(scope, list.address) });
  const department = answer?.department ?? null;
  const place = placeOf(department, aisle);
  const products = answer?.search ?? null;
  const shop = answer?.shop ?? null;
  const where = whereOf(texts, shop);
  const crumbs = crumbsOf(texts.shop.title, department, place);
  const title = place?.name ?? texts.shop.title;
  return (
    <div className={styles.page}>
      <ListHead
        title={department && place && place.path !== department.path ? `${title}, ${department.name}` : title}
        list={list}
        origin={loaded.origin}
        crumbs={crumbs}
      />
      <div className={styles.crumbs}>
        <Breadcrumbs label={frame.breadcrumb} items={[...crumbs.slice(0, -1), { title }]} />
      </div>
      <ProductList
        list={list}
        scope={scope}
        products={products}
        shop={shop}
        loaded={loaded}
        title={title}
        summary={summaryOf(texts, where)}
        strip={
          department && (
            <>
              <AisleStrip department={department} path={place?.path ?? department.path} />
              {place && <ShelfChips place={place} list={list} />}
            </>
          )
        }
        empty={
          products && (
            <nothingFound.Part
              title={texts.nothing.titlePlain}
              lead={texts.nothing.notHere(where)}
              products={products}
              shop={shop}
              text=""
            />
          )
        }
      />
    </div>
  );
}
