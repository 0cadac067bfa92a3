import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLookup } from '../../../app/data/useLookup.ts';
import { ownerOf } from '../../../app/data/owner.ts';
import { useForYouTexts } from '../../../messages/usuals/for-you.ts';
import { recentProducts } from '../../../storage/products/recent-products.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { ProductRow } from '../ProductRow/ProductRow.tsx';
import { RecentlyViewedDocument, type RecentlyViewedQuery } from './RecentlyViewed.generated.ts';

/** The products that the shopper opened last at this browser. Nothing until they are known, and if there are none. */
export function RecentlyViewed() {
  const texts = useForYouTexts();
  const client = useApolloClient();
  const [ids] = useState(() => [...recentProducts.of(ownerOf(client))]);
  const [answer, setAnswer] = useState<RecentlyViewedQuery>();
  useLookup(
    ids.length > 0 ? ids.join() : null,
    async () => (await client.query({ query: RecentlyViewedDocument, variables: { ids } })).data,
    setAnswer,
  );
  if (!answer?.products?.length) return null;
  return (
    <Section title={texts.viewed}>
      <ProductRow label={texts.viewed} products={answer.products} />
    </Section>
  );
}
