import type { Goods } from '../search/goods.ts';

interface GoodsChanges {
  product?: Partial<Goods['product']>;
  price?: Partial<NonNullable<Goods['price']>> | null;
  /** Pieces in stock through each channel; null if the store has no record of them. */
  stock?: Partial<NonNullable<Goods['inventory']>['channels']> | null;
  departmentId?: string;
  aisle?: string;
  shelf?: string;
  groups?: Goods['groups'];
}

/** A product as the catalog has it at a store: bread for $4.00 that can be had every way, unless said otherwise. */
export function goods({ product, price, stock, departmentId, aisle, shelf, groups = [] }: GoodsChanges = {}): Goods {
  const everyWay = { PICKUP: true, DELIVERY: true, SHIPPING: true, IN_STORE: true };
  return {
    upc: '021130000001',
    photos: [],
    types: [],
    product: {
      bpn: 'bread',
      name: 'Bread',
      status: 'ACTIVE',
      program: 'abs',
      packageThousandths: 1000,
      packageUnit: 'ct',
      sizeQuantity: 1,
      minimumWeight: null,
      maximumQuantity: 99,
      snapEligible: true,
      containsAlcohol: false,
      isMto: false,
      isCustomizable: false,
      effectiveOn: null,
      restrictedValue: 0,
      eligibility: everyWay,
      ...product,
    } as Goods['product'],
    price:
      price === null
        ? null
        : { priceCents: 400, basePriceCents: 400, previousBasePriceCents: null, promo: null, volume: null, ...price },
    inventory:
      stock === null
        ? null
        : { channels: { PICKUP: 9, DELIVERY: 9, SHIPPING: 9, IN_STORE: 9, ...stock }, nextDeliveryOn: null },
    place: {
      department: { departmentId: departmentId ?? 'bread-bakery', name: 'Bread & Bakery' },
      aisle: { name: aisle ?? 'Bread' },
      shelf: { name: shelf ?? 'Sliced Bread' },
    } as Goods['place'],
    groups,
  };
}
