import { breadcrumbList } from '../../../ui/StructuredData/breadcrumb-list.ts';
import { centsOf } from '../../../ui/cents.ts';

/** What structured data says of a product. */
export interface Described {
  name: string;
  path: string;
  description: string;
  id: string;
  upc: string | null;
  brand: string | null;
  seller: string;
  picture: string | null;
  price: { amount: string } | null;
  state: 'AVAILABLE' | 'LOW_STOCK' | 'UNAVAILABLE';
  /** The pages above it, from the top. */
  above: readonly { title: string; href: string }[];
}

const stockOf = { AVAILABLE: 'InStock', LOW_STOCK: 'LimitedAvailability', UNAVAILABLE: 'OutOfStock' } as const;

/** A product, its offer, and its place as schema.org describes them (Product, Offer, BreadcrumbList). */
export function structuredData(
  product: Described,
  origin: string,
): (Readonly<Record<string, unknown>> & { '@type': string })[] {
  const at = (path: string) => new URL(path, origin).href;
  const { name, path, description, id, upc, brand, seller, picture, price, state, above } = product;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      url: at(path),
      sku: id,
      ...(description ? { description } : {}),
      ...(upc ? { gtin12: upc } : {}),
      ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
      ...(picture ? { image: at(picture) } : {}),
      ...(price
        ? {
            offers: {
              '@type': 'Offer',
              url: at(path),
              price: (centsOf(price) / 100).toFixed(2),
              priceCurrency: 'USD',
              availability: `https://schema.org/${stockOf[state]}`,
              seller: { '@type': 'Organization', name: seller },
            },
          }
        : {}),
    },
    breadcrumbList([...above, { title: name, href: path }], origin),
  ];
}
