import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Heading } from '@larder/design-system/Heading';
import { Icon, type IconName } from '@larder/design-system/Icon';
import { Image } from '@larder/design-system/Image';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import type { ReactNode } from 'react';
import { useKnownAnswer } from '../../../../app/data/answers.ts';
import { screens } from '../../../../app/routing/paths.ts';
import { useListsTexts } from '../../../../messages/lists.ts';
import { useWaysOnTexts } from '../../../../messages/shop/ways-on.ts';
import { Picture } from '../../../../ui/Picture/Picture.tsx';
import { Section } from '../../../../ui/Section/Section.tsx';
import { SwitchStore } from '../../ElsewhereStores/SwitchStore.tsx';
import * as rows from '../../ElsewhereStores/ways.css.ts';
import { ProductRow } from '../../ProductRow/ProductRow.tsx';
import { CloseProductsDocument } from './CloseProducts.generated.ts';
import { closeInput } from './close-products.ts';
import { listSearch, plainView } from '../view/list-view.ts';
import * as styles from './NothingFound.css.ts';
import type { NothingFound_ProductsFragment } from './NothingFound.generated.ts';
import type { ProductList_ShopFragment } from '../ProductList.generated.ts';

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

/** A list with nothing on it, and the ways on: another spelling, another store, a department, and what comes close. */
export function NothingFound({ title, lead, products, shop, text }: NothingFoundProps) {
  const { didYouMean, relatedDepartments } = products;
  const otherStores = shop ? products.otherStores : [];
  const texts = useListsTexts();
  const ways = useWaysOnTexts();
  const hasSpelling = didYouMean !== null && didYouMean !== text;
  const hasWays = hasSpelling || otherStores.length > 0 || relatedDepartments.length > 0;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.picture}>
          <Picture imageId="magnifying-glass-tilted-left" size={64} />
        </span>
        <div className={rows.words}>
          <Heading level={1} size="page">
            {title}
          </Heading>
          <Text size="lead" tone="soft">
            {lead}
          </Text>
        </div>
      </header>
      <ul className={rows.ways}>
        {hasSpelling && (
          <Way sign={<Sign icon="search" />} title={ways.searchFor(didYouMean)}>
            <ButtonLink tone="primary" href={screens.search + listSearch({ ...plainView, text: didYouMean })}>
              {ways.seeResults}
            </ButtonLink>
          </Way>
        )}
        {otherStores.map(
          ({ store, productCount }) =>
            shop && (
              <Way
                key={store.id}
                sign={<Sign icon="store" />}
                title={ways.storeHas(store.name, productCount)}
                text={store.cityLine}
              >
                <SwitchStore store={store} shop={shop} />
              </Way>
            ),
        )}
        {relatedDepartments.map(({ id, name, path, picture, productCount }) => (
          <Way
            key={id}
            sign={picture ? <Image src={picture} alt="" width={56} height={56} /> : <Sign icon="layout-grid" />}
            title={ways.lookIn(name)}
            text={texts.products(productCount)}
          >
            <ButtonLink tone="outline" href={path}>
              {ways.seeDepartment(name)}
            </ButtonLink>
          </Way>
        ))}
        {!hasWays && (
          <>
            <Way sign={<Sign icon="layout-grid" />} title={ways.browse}>
              <ButtonLink tone="primary" href={screens.shop}>
                {ways.allDepartments}
              </ButtonLink>
            </Way>
            <Way sign={<Sign icon="ticket-percent" />} title={ways.onSale}>
              <ButtonLink tone="outline" href={`${screens.search}?deals=ON_SALE`}>
                {ways.seeSales}
              </ButtonLink>
            </Way>
            <Way sign={<Sign icon="store" />} title={ways.findStore}>
              <ButtonLink tone="outline" href={screens.stores}>
                {ways.seeStores}
              </ButtonLink>
            </Way>
          </>
        )}
      </ul>
      <CloseToIt products={products} />
    </div>
  );
}

const Sign = ({ icon }: { icon: IconName }) => <Icon name={icon} size={24} />;

function Way({
  sign,
  title,
  text,
  children,
}: {
  sign: ReactNode;
  title: string;
  text?: string | undefined;
  children: ReactNode;
}) {
  return (
    <li className={rows.way}>
      <span className={rows.sign}>{sign}</span>
      <span className={rows.what}>
        <Text weight="strong">{title}</Text>
        {text !== undefined && (
          <Text size="meta" tone="soft">
            {text}
          </Text>
        )}
      </span>
      <span className={rows.action}>{children}</span>
    </li>
  );
}

/** A shelf of what comes close, when the page's loader found it. */
function CloseToIt({ products }: { products: NothingFound_ProductsFragment }) {
  const input = closeInput(products);
  return input && <CloseShelf products={products} input={input} />;
}

function CloseShelf({
  products: { didYouMean, relatedDepartments },
  input,
}: {
  products: NothingFound_ProductsFragment;
  input: NonNullable<ReturnType<typeof closeInput>>;
}) {
  const ways = useWaysOnTexts();
  const close = useKnownAnswer(CloseProductsDocument, { input })?.search?.edges.map(({ node }) => node) ?? [];
  const [nearest] = relatedDepartments;
  if (close.length === 0) return null;
  return (
    <Section
      title={ways.closeToIt}
      action={
        didYouMean === null && nearest ? (
          <TextLink href={nearest.path} standalone>
            {nearest.name}
          </TextLink>
        ) : null
      }
    >
      <ProductRow label={ways.closeToIt} products={close} headingLevel={3} />
    </Section>
  );
}
