import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLookup } from '../../app/data/useLookup.ts';
import { ProductRow } from '../../features/catalog/ProductRow/ProductRow.tsx';
import { viewedProducts } from '../../features/catalog/RecentlyViewed/viewed-products.ts';
import { useForYouTexts } from '../../messages/usuals/for-you.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { page } from './home.css.ts';
import { MoreShelvesDocument, type MoreShelvesQuery } from './MoreShelves.generated.ts';
import { Shelf } from './Shelf.tsx';

interface Shelves {
  viewed: Awaited<ReturnType<typeof viewedProducts>>;
  collections: MoreShelvesQuery['collections'];
}

/** What was viewed last, and the shelves after those that came with the page: all at once, so that none moves another. */
export function MoreShelves() {
  const { viewed: title } = useForYouTexts();
  const client = useApolloClient();
  const [shelves, setShelves] = useState<Shelves>();
  const look = async (): Promise<Shelves> => {
    const others = client.query({ query: MoreShelvesDocument }).catch(() => null);
    const [viewed, answer] = await Promise.all([viewedProducts(client), others]);
    return { viewed, collections: answer?.data?.collections ?? null };
  };
  useLookup('', look, setShelves);
  if (!shelves) return null;
  return (
    <div className={page}>
      {shelves.viewed.length > 0 && (
        <Section title={title}>
          <ProductRow label={title} products={shelves.viewed} />
        </Section>
      )}
      {shelves.collections?.map((collection) => (
        <Shelf key={collection.id} collection={collection} />
      ))}
    </div>
  );
}
