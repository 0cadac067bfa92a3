import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import type { ReactElement } from 'react';
import { useKnownAnswer } from '../../../../app/data/answers.ts';
import { useWaysOnTexts } from '../../../../messages/shop/ways-on.ts';
import { Picture } from '../../../../ui/Picture/Picture.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import * as rows from '../../ElsewhereStores/ways.css.ts';
import { ProductRow } from '../../ProductRow/ProductRow.tsx';
import type { ProductList_ShopFragment } from '../ProductList.generated.ts';
import { AskToStock } from './ask/AskToStock.tsx';
import { StockAskDocument } from './ask/StockAsk.generated.ts';
import { CloseProductsDocument, type CloseProductsQuery } from './CloseProducts.generated.ts';
import { closeInput } from './close-products.ts';
import * as styles from './NothingFound.css.ts';
import type { NothingFound_ProductsFragment } from './NothingFound.generated.ts';
import { AlwaysThere, NearDepartment, OtherStore, OtherWords } from './ways.tsx';

interface NothingFoundProps {
  title: string;
  /** What has been looked through. */
  lead: string;
  products: NothingFound_ProductsFragment;
  /** Where the shopper shops; null when it isn't known. */
  shop: ProductList_ShopFragment | null;
  /** The words searched for; empty for a list without words. */
  text: string;
}

/** More ways than these are no help. */
const mostWays = 3;

type WayOn = (isFirst: boolean) => ReactElement;

/** A list with nothing on it, and the ways on: other words, another store, a department, a wish, and what comes close. */
export function NothingFound({ title, lead, products, shop, text }: NothingFoundProps) {
  const texts = useWaysOnTexts();
  const { didYouMean, nearest, relatedDepartments } = products;
  // Without a department or other words nothing is known to come close, and nothing was asked for.
  const found = useKnownAnswer(CloseProductsDocument, { input: closeInput(products) ?? {} })?.search ?? null;
  const ask = useKnownAnswer(StockAskDocument, { text })?.stockAsk;
  const wish: WayOn[] =
    ask && shop
      ? [(isFirst) => <AskToStock key={ask.id} text={text} ask={ask} store={shop.store.name} isFirst={isFirst} />]
      : [];
  const known: WayOn[] = [
    ...(didYouMean !== null && didYouMean !== text
      ? [(isFirst: boolean) => <OtherWords key="words" text={didYouMean} found={found} isFirst={isFirst} />]
      : []),
    ...(nearest !== null
      ? [(isFirst: boolean) => <OtherWords key="nearest" isNearest text={nearest} found={found} isFirst={isFirst} />]
      : []),
    ...(shop
      ? products.otherStores.map((at) => (isFirst: boolean) => (
          <OtherStore key={at.store.id} shop={shop} at={at} isFirst={isFirst} />
        ))
      : []),
    ...relatedDepartments.map((department) => (isFirst: boolean) => (
      <NearDepartment key={department.id} department={department} isFirst={isFirst} />
    )),
  ];
  const always = (['departments', 'sales', 'stores'] as const).map((to) => (isFirst: boolean) => (
    <AlwaysThere key={to} to={to} isFirst={isFirst} />
  ));
  const ways = [...(known.length > 0 ? known : always).slice(0, mostWays - wish.length), ...wish];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.picture}>
          <Picture imageId="jar" size={64} />
          <span className={styles.lens}>
            <Picture imageId="magnifying-glass-tilted-left" size={56} />
          </span>
        </span>
        <div className={rows.words}>
          <Heading level={1} size="page">
            {title}
          </Heading>
          {products.leftOutText !== null && <Text>{products.leftOutText}</Text>}
          <Text size="lead" tone="soft">
            {lead} {texts.waysOn(ways.length)}
          </Text>
        </div>
      </header>
      <ul className={rows.ways}>{ways.map((way, at) => way(at === 0))}</ul>
      <CloseToIt products={products} found={found} />
    </div>
  );
}

/** A shelf of what comes close, when the page's loader found it. */
function CloseToIt({
  products: { didYouMean, nearest, relatedDepartments },
  found,
}: {
  products: NothingFound_ProductsFragment;
  found: CloseProductsQuery['search'];
}) {
  const texts = useWaysOnTexts();
  const close = found?.edges.map(({ node }) => node) ?? [];
  const [department] = relatedDepartments;
  if (close.length === 0) return null;
  return (
    <Section
      title={texts.closeToIt}
      action={
        didYouMean === null && nearest === null && department ? (
          <TextLink href={department.path} standalone>
            {department.name}
          </TextLink>
        ) : null
      }
    >
      <ProductRow label={texts.closeToIt} products={close} headingLevel={3} />
    </Section>
  );
}
