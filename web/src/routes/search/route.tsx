import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { knownData, useKnownAnswer } from '../../app/data/answers.ts';
import type { Prepare } from '../../app/loading/prepare.ts';
import { screens } from '../../app/routing/paths.ts';
import { ListHead } from '../../features/catalog/list/ListHead.tsx';
import { type ListLoaderData, loadList, loadNothing, prepareNothing } from '../../features/catalog/list/list-loader.ts';
import {
  chosenCount,
  listSearch,
  type ListView,
  listView,
  plainView,
  withChosen,
} from '../../features/catalog/list/view/list-view.ts';
import { nothingFound } from '../../features/catalog/list/nothing/parts.ts';
import { chosenChips } from '../../features/catalog/list/filters/chips.ts';
import { ProductList } from '../../features/catalog/list/ProductList.tsx';
import type { ProductList_ProductsFragment } from '../../features/catalog/list/ProductList.generated.ts';
import { type ListScope, listRequest } from '../../features/catalog/list/view/search-input.ts';
import { type ListControls, useListView } from '../../features/catalog/list/view/useListView.ts';
import { summaryOf, whereOf } from '../../features/catalog/list/where.ts';
import { useListsTexts } from '../../messages/lists.ts';
import { loadable } from '../../app/loading/loadable.tsx';
import { SearchPageDocument } from './Search.generated.ts';

const everything: ListScope = {};

/** Without words a list needs a choice, such as everything on sale. */
const asksNothing = (view: ListView): boolean => view.text === '' && chosenCount(view) === 0;

const noWords = loadable('src/routes/search/NoWords.tsx', async () => (await import('./NoWords.tsx')).NoWords);

export async function loader(args: LoaderFunctionArgs): Promise<ListLoaderData> {
  const { searchParams, origin } = new URL(args.request.url);
  const view = listView(searchParams);
  if (asksNothing(view)) {
    await noWords.load();
    return { origin, errors: [] };
  }
  const { data, ...loaded } = await loadList(args, SearchPageDocument, listRequest(everything, view));
  await loadNothing(args, data?.search, chosenCount(view) === 0 ? view.text : '');
  return loaded;
}

/** Loads the code of a page without products before the browser takes it over. */
export const prepare: Prepare = async ({ client }) => {
  const view = listView(new URLSearchParams(window.location.search));
  if (asksNothing(view)) await noWords.load();
  await prepareNothing(knownData(client, SearchPageDocument, listRequest(everything, view))?.search);
};

/** `/search?q=milk&diet=ORGANIC&sort=price-low-high`: what a search finds, with or without JavaScript (N-55, S-252). */
export function Component() {
  const list = useListView();
  return asksNothing(list.address) ? <noWords.Part /> : <Found list={list} />;
}

function Found({ list }: { list: ReturnType<typeof useListView> }) {
  const texts = useListsTexts();
  const loaded = useLoaderData<ListLoaderData>();
  const answer = useKnownAnswer(SearchPageDocument, listRequest(everything, list.address));
  const products = answer?.search ?? null;
  const shop = answer?.shop ?? null;
  const { text } = list.address;
  const where = whereOf(texts, shop);
  const shown = products?.isCorrected ? (products.didYouMean ?? text) : text;
  const title =
    products?.totalCount === 0 && chosenCount(list.address) === 0
      ? texts.nothing.title(text)
      : text === ''
        ? titleOfChoice(list.address, products, texts)
        : texts.search.results(shown);
  return (
    <>
      <ListHead title={title} list={list} origin={loaded.origin} crumbs={[]} />
      <ProductList
        list={list}
        scope={everything}
        products={products}
        shop={shop}
        loaded={loaded}
        title={title}
        summary={summaryOf(texts, where)}
        remark={
          products && (
            <>
              <HowItWasRead text={text} products={products} />
              <Within list={list} products={products} />
            </>
          )
        }
        hasQuickChips
        empty={
          products && (
            <nothingFound.Part
              title={title}
              lead={texts.nothing.lookedIn(where)}
              products={products}
              shop={shop}
              text={text}
            />
          )
        }
      />
    </>
  );
}

/** What a list without words shows: "On sale", where nothing else is chosen. */
function titleOfChoice(
  view: ListView,
  products: ProductList_ProductsFragment | null,
  texts: ReturnType<typeof useListsTexts>,
): string {
  const [only, ...others] = chosenChips(view, products?.facets ?? []);
  return only && others.length === 0 ? only.label : texts.search.everything;
}

/** What the products are where they aren't just what was typed: another spelling, the nearest to it, or without something. */
function HowItWasRead({ text, products }: { text: string; products: ProductList_ProductsFragment }) {
  const texts = useListsTexts();
  const { insteadOf, leftOutText } = products;
  return (
    <>
      <Spelling text={text} products={products} />
      {insteadOf !== null && <Text>{texts.search.insteadOf(insteadOf)}</Text>}
      {leftOutText !== null && <Text>{leftOutText}</Text>}
    </>
  );
}

/** Another spelling: the one that is shown, or one to try. */
function Spelling({ text, products }: { text: string; products: ProductList_ProductsFragment }) {
  const texts = useListsTexts();
  const { didYouMean, isCorrected } = products;
  if (didYouMean === null || didYouMean === text) return null;
  if (isCorrected) return <Text>{texts.search.corrected(text, didYouMean)}</Text>;
  return (
    <Text>
      {texts.search.didYouMean}{' '}
      <TextLink href={screens.search + listSearch({ ...plainView, text: didYouMean })}>{didYouMean}</TextLink>?
    </Text>
  );
}

/** Where it was searched, if not everywhere, and the way to everything. */
function Within({ list, products }: { list: ListControls; products: ProductList_ProductsFragment }) {
  const texts = useListsTexts();
  const { address } = list;
  const kind = (['DEPARTMENT', 'AISLE'] as const).find((each) => address.chosen[each]);
  if (address.text === '' || !kind) return null;
  const places = chosenChips(address, products.facets).flatMap(({ id, label }) =>
    id.startsWith(`${kind}:`) ? [label] : [],
  );
  const everywhere = products.facets.find((facet) => facet.kind === kind)?.countWithout ?? 0;
  return (
    <Text>
      {texts.search.within(places.join(', '))}{' '}
      {everywhere > products.totalCount && (
        <TextLink href={list.hrefOf(withChosen(address, kind, []))}>{texts.search.everywhere(everywhere)}</TextLink>
      )}
    </Text>
  );
}
