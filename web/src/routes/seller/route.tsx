import { Breadcrumbs } from '@larder/design-system/Breadcrumbs';
import { EmptyState } from '@larder/design-system/EmptyState';
import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import { data as response, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { useKnownAnswer } from '../../app/data/answers.ts';
import { errorAt } from '../../app/data/query.ts';
import { loadable } from '../../app/loading/loadable.tsx';
import { screens } from '../../app/routing/paths.ts';
import { ListHead } from '../../features/catalog/list/ListHead.tsx';
import { type ListLoaderData, loadList } from '../../features/catalog/list/list-loader.ts';
import { listView } from '../../features/catalog/list/view/list-view.ts';
import { ProductList } from '../../features/catalog/list/ProductList.tsx';
import { listRequest } from '../../features/catalog/list/view/search-input.ts';
import { useListView } from '../../features/catalog/list/view/useListView.ts';
import { useListsTexts } from '../../messages/lists.ts';
import { useSellerTexts } from '../../messages/seller.ts';
import { SellerPageDocument } from './Seller.generated.ts';
import * as styles from './seller.css.ts';

const { Part: SellerUnknown } = loadable(
  'src/features/catalog/ProductScreen/ProductUnknown.tsx',
  async () => (await import('../../features/catalog/ProductScreen/ProductUnknown.tsx')).SellerUnknown,
);

export const ErrorBoundary = SellerUnknown;

/** These are in the server's page; their code may come after the page answers. */
const sellerHead = loadable(
  'src/features/catalog/SellerHead/SellerHead.tsx',
  async () => (await import('../../features/catalog/SellerHead/SellerHead.tsx')).SellerHead,
);
const sellerCart = loadable(
  'src/features/cart/SellerCart/SellerCart.tsx',
  async () => (await import('../../features/cart/SellerCart/SellerCart.tsx')).SellerCart,
);

const requestOf = (sellerId: string, view: ReturnType<typeof listView>) => ({
  sellerId,
  ...listRequest({ sellerId }, view),
});

export async function loader(args: LoaderFunctionArgs): Promise<ListLoaderData> {
  const { sellerId = '' } = args.params;
  const view = listView(new URL(args.request.url).searchParams);
  const [{ data, ...loaded }] = await Promise.all([
    loadList(args, SellerPageDocument, requestOf(sellerId, view)),
    sellerHead.load(),
    sellerCart.load(),
  ]);
  const failure = errorAt(loaded.errors, 'seller');
  if (data && !data.seller) {
    if (failure && failure.code !== 'NOT_FOUND')
      throw response({ reason: 'UNAVAILABLE', message: failure.message }, { status: 503 });
    throw response(null, { status: 404 });
  }
  return loaded;
}

/** `/seller/kitchen-foundry`: a marketplace seller and everything it sells (S-21), with or without JavaScript. */
export function Component() {
  const { sellers, breadcrumb, seller: words } = useSellerTexts();
  const lists = useListsTexts();
  const { sellerId = '' } = useParams();
  const loaded = useLoaderData<ListLoaderData>();
  const list = useListView();
  const answer = useKnownAnswer(SellerPageDocument, requestOf(sellerId, list.address));
  const seller = answer?.seller;
  if (!seller) return null;
  const { name } = seller;
  const up = { title: sellers, href: screens.sellers };
  return (
    <div className={styles.page}>
      <ListHead title={name} list={list} origin={loaded.origin} crumbs={[up, { title: name, href: seller.path }]} />
      <meta name="description" content={seller.description} />
      <Breadcrumbs label={breadcrumb} items={[up, { title: name }]} />
      <sellerHead.Part seller={seller} />
      <div className={styles.cart}>
        <sellerCart.Part seller={seller} />
      </div>
      <div className={styles.list}>
        <ProductList
          list={list}
          scope={{ sellerId }}
          products={answer.search}
          shop={answer.shop}
          loaded={loaded}
          title={words.products(name)}
          headingLevel={2}
          summary={({ totalCount }) => lists.products(totalCount)}
          variant="mkp"
          note={
            <Note icon="info">
              <Text as="strong">{words.note(name)}</Text> {words.noteText}
            </Note>
          }
          empty={
            <EmptyState title={words.none} headingLevel={2}>
              {words.noneText(name)}
            </EmptyState>
          }
        />
      </div>
    </div>
  );
}
