import { Breadcrumbs } from '@larder/design-system/Breadcrumbs';
import { Note } from '@larder/design-system/Note';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { knownData, useKnownAnswer } from '../../app/data/answers.ts';
import { loadable } from '../../app/loading/loadable.tsx';
import type { Prepare } from '../../app/loading/prepare.ts';
import { screens } from '../../app/routing/paths.ts';
import { ListHead } from '../../features/catalog/list/ListHead.tsx';
import { type ListLoaderData, loadList, loadNothing, prepareNothing } from '../../features/catalog/list/list-loader.ts';
import { listView } from '../../features/catalog/list/view/list-view.ts';
import { nothingFound } from '../../features/catalog/list/nothing/parts.ts';
import { ProductList } from '../../features/catalog/list/ProductList.tsx';
import { type ListScope, listRequest } from '../../features/catalog/list/view/search-input.ts';
import { useListView } from '../../features/catalog/list/view/useListView.ts';
import { deliveredFrom, summaryOf } from '../../features/catalog/list/where.ts';
import { useListsTexts } from '../../messages/lists.ts';
import { useMessages } from '../../messages/messages.ts';
import * as styles from './wine.css.ts';
import { WinePageDocument, type WinePageQuery } from './Wine.generated.ts';

const mixCase = loadable(
  'src/features/catalog/MixCase/MixCase.tsx',
  async () => (await import('../../features/catalog/MixCase/MixCase.tsx')).MixCase,
);

/** Only wines that cost less together are mixed. */
const loadCase = async (answer: WinePageQuery | undefined) => {
  if (answer?.search?.volume) await mixCase.load();
};

const wineShop: ListScope = { program: 'WINE' };

export async function loader(args: LoaderFunctionArgs): Promise<ListLoaderData> {
  const view = listView(new URL(args.request.url).searchParams);
  const { data, ...loaded } = await loadList(args, WinePageDocument, listRequest(wineShop, view));
  await Promise.all([loadNothing(args, data?.search), loadCase(data)]);
  return loaded;
}

/** Loads the code of a page without products before the browser takes it over. */
export const prepare: Prepare = async ({ client }) => {
  const view = listView(new URLSearchParams(window.location.search));
  const answer = knownData(client, WinePageDocument, listRequest(wineShop, view));
  await Promise.all([prepareNothing(answer?.search), loadCase(answer)]);
};

/** `/wine?q=pinot`: the wine shop and what a search in it finds (S-19). Its law stands above and below the list. */
export function Component() {
  const texts = useListsTexts();
  const { frame } = useMessages();
  const loaded = useLoaderData<ListLoaderData>();
  const list = useListView();
  const answer = useKnownAnswer(WinePageDocument, listRequest(wineShop, list.address));
  const products = answer?.search ?? null;
  const shop = answer?.shop ?? null;
  const where = deliveredFrom(texts, shop);
  const { text } = list.address;
  const name = texts.wine.title;
  const crumbs = [
    { title: texts.shop.title, href: screens.shop },
    { title: name, href: screens.wine },
  ];
  const isNothing = text !== '' && products?.totalCount === 0;
  const title = text === '' ? name : texts.search.results(text);
  return (
    <div className={styles.page}>
      <ListHead title={text === '' ? name : `${title}, ${name}`} list={list} origin={loaded.origin} crumbs={crumbs} />
      <p className={styles.band}>
        <b className={styles.bandName}>{name}</b>
        <span>{texts.wine.band}</span>
      </p>
      <Breadcrumbs label={frame.breadcrumb} items={[{ title: texts.wine.back, href: screens.shop }, { title: name }]} />
      <ProductList
        list={list}
        scope={wineShop}
        products={products}
        shop={shop}
        loaded={loaded}
        title={title}
        summary={summaryOf(texts, where)}
        variant="wineshop"
        strip={
          products?.volume && <mixCase.Part deal={products.volume} listed={products.edges.map(({ node }) => node)} />
        }
        hasQuickChips
        note={
          <Note icon="info">
            <b>{texts.wine.idTitle}</b> {texts.wine.idText}
          </Note>
        }
        empty={
          products && (
            <nothingFound.Part
              title={isNothing ? texts.nothing.title(text) : texts.nothing.titlePlain}
              lead={texts.nothing.notHere(where)}
              products={products}
              shop={shop}
              text={text}
            />
          )
        }
      />
    </div>
  );
}
