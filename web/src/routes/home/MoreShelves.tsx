import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLookup } from '../../app/data/useLookup.ts';
import { RecentlyViewed } from '../../features/catalog/RecentlyViewed/RecentlyViewed.tsx';
import { page } from './home.css.ts';
import { MoreShelvesDocument, type MoreShelvesQuery } from './MoreShelves.generated.ts';
import { Shelf } from './Shelf.tsx';

/** What was viewed last, and the shelves after those that came with the page. Nothing of either until it is known. */
export function MoreShelves() {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<MoreShelvesQuery>();
  useLookup('', async () => (await client.query({ query: MoreShelvesDocument })).data, setAnswer);
  return (
    <div className={page}>
      <RecentlyViewed />
      {answer?.collections?.map((collection) => (
        <Shelf key={collection.id} collection={collection} />
      ))}
    </div>
  );
}
