import { Breadcrumbs } from '@larder/design-system/Breadcrumbs';
import { EmptyState } from '@larder/design-system/EmptyState';
import { Note } from '@larder/design-system/Note';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { knownData, useKnownAnswer } from '../../app/data/answers.ts';
import { useFrame } from '../../app/data/frame.ts';
import { isBusinessAccount } from '../../app/data/households-only.ts';
import { FrameDocument } from '../../app/data/Frame.generated.ts';
import { loadable } from '../../app/loading/loadable.tsx';
import type { Prepare } from '../../app/loading/prepare.ts';
import { screens } from '../../app/routing/paths.ts';
import { ListHead } from '../../features/catalog/list/ListHead.tsx';
import { type ListLoaderData, loadList } from '../../features/catalog/list/list-loader.ts';
import { listView } from '../../features/catalog/list/view/list-view.ts';
import { ProductList } from '../../features/catalog/list/ProductList.tsx';
import { type ListScope, listRequest } from '../../features/catalog/list/view/search-input.ts';
import { useListView } from '../../features/catalog/list/view/useListView.ts';
import { summaryOf, whereOf } from '../../features/catalog/list/where.ts';
import { useListsTexts } from '../../messages/lists.ts';
import { useMessages } from '../../messages/messages.ts';
import * as styles from './business.css.ts';
import { BusinessPageDocument } from './Business.generated.ts';

/** For business accounts. */
const loadOrderCode = () => import('../../features/orders/LastOrder/YourLastOrder.tsx');
const lastOrder = loadable(
  'src/features/orders/LastOrder/YourLastOrder.tsx',
  async () => (await loadOrderCode()).YourLastOrder,
);
const itemNumbers = loadable(
  'src/features/catalog/ItemNumbers/ItemNumbers.tsx',
  async () => (await import('../../features/catalog/ItemNumbers/ItemNumbers.tsx')).ItemNumbers,
);

const businessShop: ListScope = { program: 'BUSINESS' };

export async function loader(args: LoaderFunctionArgs): Promise<ListLoaderData> {
  const view = listView(new URL(args.request.url).searchParams);
  const [{ data: _, ...loaded }] = await Promise.all([
    loadList(args, BusinessPageDocument, listRequest(businessShop, view)),
    itemNumbers.load(),
    loadLastOrder(args),
  ]);
  return loaded;
}

/** Without its orders a business has its list. */
async function loadLastOrder(args: LoaderFunctionArgs): Promise<void> {
  if (!(await isBusinessAccount(args).catch(() => false))) return;
  await Promise.all([lastOrder.load(), loadOrderCode().then((code) => code.loadLastOrder(args))]).catch(
    () => undefined,
  );
}

export const prepare: Prepare = async ({ client }) => {
  if (knownData(client, FrameDocument)?.viewer.site !== 'BUSINESS') return;
  await Promise.all([itemNumbers.load(), lastOrder.load()]);
};

/** `/business`: packs for kitchens, schools, and offices, in rows with their item numbers (S-9, S-61). Everybody may look; business accounts order. */
export function Component() {
  const texts = useListsTexts();
  const { frame } = useMessages();
  const { viewer } = useFrame();
  const loaded = useLoaderData<ListLoaderData>();
  const list = useListView();
  const answer = useKnownAnswer(BusinessPageDocument, listRequest(businessShop, list.address));
  const shop = answer?.shop ?? null;
  const where = whereOf(texts, shop);
  const { title, guestTitle, guestText, noteTitle, noteText } = texts.business;
  const isBusiness = viewer.isAuthorized && viewer.site === 'BUSINESS';
  const crumbs = [
    { title: texts.shop.title, href: screens.shop },
    { title, href: screens.business },
  ];
  return (
    <div className={styles.page}>
      <ListHead title={title} list={list} origin={loaded.origin} crumbs={crumbs} />
      <Breadcrumbs label={frame.breadcrumb} items={[crumbs[0]!, { title }]} />
      <ProductList
        list={list}
        scope={businessShop}
        products={answer?.search ?? null}
        shop={shop}
        loaded={loaded}
        title={title}
        summary={summaryOf(texts, where)}
        variant="1P_B2B"
        layout="rows"
        strip={
          isBusiness && (
            <>
              <lastOrder.Part />
              <itemNumbers.Part />
            </>
          )
        }
        note={
          <Note icon="info">
            <b>{isBusiness ? noteTitle : guestTitle}</b> {isBusiness ? noteText : guestText}
          </Note>
        }
        empty={
          <EmptyState title={texts.nothing.titlePlain} headingLevel={2}>
            {texts.nothing.notHere(where)}
          </EmptyState>
        }
      />
    </div>
  );
}
