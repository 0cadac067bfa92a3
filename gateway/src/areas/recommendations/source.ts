import { smartBasketPageSize } from '../../constants.ts';
import type { Carousel, ProductGrid, PurchaseHistoryBody, SmartBasket } from '../../generated/rest.ts';
import type { Language } from '../../shared/language.ts';
import type { Client } from '../../upstream/client.ts';
import { withDeadline } from '../../upstream/deadline.ts';
import type { ProductModel } from '../catalog/models.ts';

type At = ProductModel['shop']['at'];

/** A carousel is worth no longer wait of the page it is on, in milliseconds. */
const carouselDeadline = 1000;

/** A search is worth no longer wait for what comes first among equals. */
const usualsDeadline = 500;

/** What the home page calls its zone (S-208). */
const homeZone = 'home';

type Items = Carousel['items'];

/** Calls of the recommendations service, in the shopper's name. */
export interface RecommendationsSource {
  /** What a household is due to buy (S-210). @param householdId the shopper's own */
  smartBasket(householdId: string, at: At, pageNo: number): Promise<SmartBasket>;
  /** Everything the shopper's household has bought (S-209). */
  purchaseHistory(body: PurchaseHistoryBody): Promise<ProductGrid>;
  /** What the shopper's household has bought before, most often first, by product number. */
  boughtBefore(at: Pick<At, 'storeId'>): Promise<string[]>;
  /** What is often bought with a product (S-204). */
  crossSell(
    place: { storeId: string; categoryId: string; bpn: string; channel: At['channel']; banner: string },
    most: number,
  ): Promise<Items>;
  /** What the visitor is recommended beside a cart (S-207). @param cartItems ids of products */
  carousel(at: At, cartItems: readonly string[], most: number): Promise<Items>;
  /** Ids of departments for a page of the storefront (S-208). @param cartItems ids of products */
  zone(at: Pick<At, 'storeId'>, banner: string, cartItems: readonly string[]): Promise<string[]>;
  /** What many buy that a store has, as searches. */
  popularSearches(at: At, language: Language): Promise<string[]>;
}

export function recommendationsSource(client: Client<'recommendations'>): RecommendationsSource {
  return {
    smartBasket: (hhid, { storeId, channel }, pageNo) =>
      client.get('/purchasehistory/smartbasket/{hhid}', {
        path: { hhid },
        query: {
          storeId,
          channel,
          pageNo,
          pageSize: smartBasketPageSize,
          availabilityCheck: true,
          excludeCartItems: true,
          placement: 'webquickadd',
        },
      }),
    purchaseHistory: (body) => client.post('/purchasehistory/product-grid', { body }),
    boughtBefore: async ({ storeId }) =>
      (await withDeadline(usualsDeadline, () => client.get('/purchasehistory/bought', { query: { storeId } }))).itemIds,
    crossSell: async ({ storeId, categoryId, ...place }, most) => {
      const query = {
        ...place,
        storeid: storeId,
        'category-id': categoryId,
        'max-result': most,
        pagename: 'pdp',
      };
      const { response } = await withDeadline(carouselDeadline, () => client.get('/crosssell', { query }));
      return response.docs;
    },
    carousel: async ({ storeId, channel: assortmentChannel }, cartItems, size) => {
      const body = { storeId, assortmentChannel, size, cartItems: cartItems.map((bpn) => ({ bpn })) };
      const query = { includeOffer: true };
      return (await withDeadline(carouselDeadline, () => client.post('/carousel', { query, body }))).items;
    },
    zone: async ({ storeId }, banner, cartItems) => {
      const headers = { zone: homeZone, storeid: storeId, banner };
      const body = { screenName: 'landing-pages' as const, cartItems: cartItems.map((bpn) => ({ bpn })) };
      const { blocks } = await withDeadline(carouselDeadline, () => client.post('/zone', { headers, body }));
      return blocks.map(({ href }) => decodeURIComponent(href.slice(href.lastIndexOf('/') + 1)));
    },
    popularSearches: async ({ storeId, channel }, language) => {
      const query = { storeId, channel, ...(language === 'en' ? {} : { language }) };
      return (await withDeadline(carouselDeadline, () => client.get('/popularsearches', { query }))).queries;
    },
  };
}
