import { ButtonLink } from '@larder/design-system/ButtonLink';
import type { IconName } from '@larder/design-system/Icon';
import { Image } from '@larder/design-system/Image';
import { screens } from '../../../../app/routing/paths.ts';
import { useListsTexts } from '../../../../messages/lists.ts';
import { useWaysOnTexts } from '../../../../messages/shop/ways-on.ts';
import type { PhotoProps } from '../../../../ui/ProductImage/Photo.tsx';
import { ProductImage } from '../../../../ui/ProductImage/ProductImage.tsx';
import { SwitchStore } from '../../ElsewhereStores/SwitchStore.tsx';
import { listSearch, plainView } from '../view/list-view.ts';
import type { CloseProductsQuery } from './CloseProducts.generated.ts';
import type { NothingFound_ProductsFragment } from './NothingFound.generated.ts';
import type { ProductList_ShopFragment } from '../ProductList.generated.ts';
import { Sign, Way } from './Way.tsx';

interface WayOn {
  /** It is the best way on, whose button is filled. */
  isFirst: boolean;
}
const toneOf = ({ isFirst }: WayOn) => (isFirst ? 'primary' : 'outline');

interface OtherWordsProps extends WayOn {
  text: string;
  /** They are what comes nearest, and not what was probably meant. */
  isNearest?: boolean;
  found: CloseProductsQuery['search'];
}

/** Other words, with how much they find and the best of it. */
export function OtherWords({ text, isNearest = false, found, ...way }: OtherWordsProps) {
  const texts = useListsTexts();
  const ways = useWaysOnTexts();
  const pictures = found?.edges[0]?.node.pictures;
  const count = found?.totalCount ?? 0;
  return (
    <Way
      sign={<Pictured photo={pictures?.photo} drawing={pictures?.card} icon="search" />}
      title={isNearest ? ways.nearest(text) : ways.searchFor(text)}
      text={count > 0 ? ways.productsHere(texts.products(count)) : undefined}
    >
      <ButtonLink tone={toneOf(way)} href={screens.search + listSearch({ ...plainView, text })}>
        {count > 1 ? ways.seeAll(count) : ways.seeResults}
      </ButtonLink>
    </Way>
  );
}

/** A store nearby that has some of it. */
export function OtherStore({
  shop,
  at: { store, productCount },
  ...way
}: WayOn & { shop: ProductList_ShopFragment; at: NothingFound_ProductsFragment['otherStores'][number] }) {
  const ways = useWaysOnTexts();
  return (
    <Way sign={<Sign icon="store" />} title={ways.storeHas(store.name, productCount)} text={store.cityLine}>
      <SwitchStore store={store} shop={shop} tone={toneOf(way)} />
    </Way>
  );
}

/** A department that comes close. */
export function NearDepartment({
  department: { name, path, picture, photo, productCount },
  ...way
}: WayOn & { department: NothingFound_ProductsFragment['relatedDepartments'][number] }) {
  const texts = useListsTexts();
  const ways = useWaysOnTexts();
  return (
    <Way
      sign={<Pictured photo={photo} drawing={picture} icon="layout-grid" />}
      title={ways.lookIn(name)}
      text={texts.products(productCount)}
    >
      <ButtonLink tone={toneOf(way)} href={path}>
        {ways.seeDepartment(name)}
      </ButtonLink>
    </Way>
  );
}

interface PicturedProps {
  photo: PhotoProps['photo'] | null | undefined;
  drawing: string | null | undefined;
  /** What stands there without either. */
  icon: IconName;
}

const Pictured = ({ photo, drawing, icon }: PicturedProps) => (
  <ProductImage photo={photo} size={56}>
    {drawing ? <Image src={drawing} alt="" width={56} height={56} /> : <Sign icon={icon} />}
  </ProductImage>
);

const always = {
  departments: { icon: 'layout-grid', href: screens.shop },
  sales: { icon: 'ticket-percent', href: `${screens.search}?deals=ON_SALE` },
  stores: { icon: 'store', href: screens.stores },
} as const;

/** A page that is always there. */
export function AlwaysThere({ to, ...way }: WayOn & { to: keyof typeof always }) {
  const { title, label } = useWaysOnTexts().always[to];
  const { icon, href } = always[to];
  return (
    <Way sign={<Sign icon={icon} />} title={title}>
      <ButtonLink tone={toneOf(way)} href={href}>
        {label}
      </ButtonLink>
    </Way>
  );
}
