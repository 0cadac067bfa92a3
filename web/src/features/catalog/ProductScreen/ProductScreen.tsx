import { useApolloClient } from '@apollo/client/react';
import { Breadcrumbs } from '@larder/design-system/Breadcrumbs';
import { Suspense, useEffect, useRef } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { useFrame } from '../../../app/data/frame.ts';
import { screens } from '../../../app/routing/paths.ts';
import { CouponShelf } from '../../offers/CouponShelf.tsx';
import { AddRow } from '../../cart/AddRow.tsx';
import { addToCart } from '../../cart/useCarts.ts';
import { useProductTexts } from '../../../messages/products/product.ts';
import { Later } from '../../../ui/Later/Later.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { centsOf } from '../../../ui/cents.ts';
import { AddToList } from '../../lists/AddToList.tsx';
import { ScheduleLink } from '../../subscriptions/ScheduleLink.tsx';
import { isSandwich } from '../Customize/is-sandwich.ts';
import { ChannelRows } from '../ChannelRows/ChannelRows.tsx';
import { ProductFacts } from '../ProductFacts/ProductFacts.tsx';
import { ProductHead } from '../ProductHead/ProductHead.tsx';
import { ProductSeller } from '../ProductSeller/ProductSeller.tsx';
import type { ProductLoaderData } from './load-product.ts';
import { AddBar, BoughtTogetherPart, CustomizePart, SimilarPart, SoldOutPart, StagePart } from './parts.ts';
import { ProductMeta } from './ProductMeta.tsx';
import { type ProductPageQuery, useProductPageData } from './ProductPage.generated.ts';
import { ProductPicture } from './ProductPicture.tsx';
import * as styles from './ProductScreen.css.ts';
import { ShareButton } from './ShareButton.tsx';
import { Weigh } from './Weigh.tsx';

type Details = NonNullable<ProductPageQuery['product']>;

/** The pages above a product: its seller's, or its department and aisle. */
function useAbove({ seller, departmentName, departmentPath, aisleName, aislePath }: Details['product']) {
  const texts = useProductTexts();
  if (seller)
    return [
      { title: texts.sellers, href: screens.sellers },
      { title: seller.name, href: seller.path },
    ];
  return [
    { title: departmentName, href: departmentPath },
    { title: aisleName, href: aislePath },
  ];
}

/** One product (S-14), on the path of its shop: what it is, how to get it, what goes into it, and what can take its place. */
export function ProductScreen() {
  const { bpn = '' } = useParams();
  const details = useProductPageData({ id: bpn }).product;
  return details && <Page key={details.id} details={details} />;
}

function Page({ details }: { details: Details }) {
  const texts = useProductTexts();
  const { viewer } = useFrame();
  const { origin, hasNoSubstitutes } = useLoaderData<ProductLoaderData>();
  const { product, substitutes } = details;
  const client = useApolloClient();
  useEffect(() => {
    import('../RecentlyViewed/remember.ts').then(
      ({ remember }) => remember(client, product.id),
      () => undefined,
    );
  }, [client, product.id]);
  const above = useAbove(product);
  const row = useRef<HTMLDivElement>(null);
  const isGone = product.availability.state === 'UNAVAILABLE';
  const groups = isGone ? [] : (details.customizations ?? []);
  const kind = groups.length > 0 ? 'choices' : 'plain';
  const baseCents = product.price ? centsOf(product.price.amount) : null;
  const similarHref = (substitutes ?? []).length > 0 ? '#similar' : product.aislePath;
  return (
    <div className={styles.page}>
      <PageTitle>{product.fullName}</PageTitle>
      <ProductMeta details={details} above={above} origin={origin} />
      <div>
        <div className={styles.above}>
          <Breadcrumbs label={texts.breadcrumb} items={[...above, { title: product.name }]} />
          <div className={styles.tools}>
            <AddToList product={product} />
            <ShareButton url={new URL(product.path, origin).href} title={product.fullName} />
          </div>
        </div>
        <div className={styles.layout[kind]}>
          <div className={styles.gallery[kind]}>
            {isSandwich(groups) ? (
              <StagePart product={product} groups={groups} />
            ) : (
              <ProductPicture
                src={product.pictures?.page ?? null}
                photos={details.photos}
                name={product.fullName}
                saving={product.price?.savingText ?? null}
                isPale={isGone}
                isLow={kind === 'choices'}
              />
            )}
          </div>
          <div className={`${styles.buyColumn} ${styles.buy[kind]}`}>
            <ProductHead details={details} />
            {isGone && (
              <SoldOutPart
                availability={product.availability}
                similarHref={similarHref}
                stores={details.otherStores ?? []}
              />
            )}
            {groups.length > 0 && (
              <CustomizePart
                product={product}
                baseCents={product.isSoldByWeight ? null : baseCents}
                groups={groups}
                before={details.madeBefore}
                facts={factsOf(details, texts)}
                onAdd={({ selectedQuantity, selectedOptions, comments }) =>
                  addToCart({
                    productId: product.id,
                    name: product.fullName,
                    quantity: selectedQuantity,
                    options: selectedOptions,
                    comments,
                  })
                }
              />
            )}
            {!isGone && groups.length === 0 && (
              <div ref={row}>
                <AddRow key={product.id} product={product} unitCents={baseCents} />
                <Suspense>
                  <AddBar product={details.product} row={row} />
                </Suspense>
              </div>
            )}
            {!isGone && product.isSoldByWeight && details.weightText && <Weigh note={details.weightText} />}
            {!isGone && product.canSchedule && <ScheduleLink productId={product.id} />}
            <ProductSeller product={product} />
            {kind === 'plain' && <ChannelRows channels={details.channels} />}
          </div>
          {kind === 'choices' && <ChannelRows channels={details.channels} />}
        </div>
      </div>
      <Later>
        <ProductFacts details={details} />
      </Later>
      <Later>
        <SimilarPart details={details} hasFailed={hasNoSubstitutes} />
      </Later>
      <Later>
        <BoughtTogetherPart products={details.boughtTogether} />
      </Later>
      {!product.seller && viewer.site !== 'BUSINESS' && (
        <CouponShelf
          kind={{ kind: 'qualifyingoffers', productId: product.id }}
          title={texts.coupons.qualifying}
          otherwise={{
            kind: { kind: 'aisle', category: product.departmentId },
            title: texts.coupons.aisle(product.departmentName),
          }}
        />
      )}
    </div>
  );
}

/** What the builder repeats beside the choices: calories, allergens, SNAP. */
const factsOf = (
  { nutrition, allergensText, snapText }: Details,
  { customize }: ReturnType<typeof useProductTexts>,
): string[] =>
  [nutrition && customize.calories(nutrition.calories), allergensText, snapText].filter((text) => text !== null);
