import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useLookup } from '../../app/data/useLookup.ts';
import { page } from './home.css.ts';
import { MoreShelvesDocument, type MoreShelvesQuery } from './MoreShelves.generated.ts';
import { Shelf } from './Shelf.tsx';

/** The shelves after those that came with the page. Nothing until they are known. */
export function MoreShelves() {
  const client = useApolloClient();
  const [answer, setAnswer] = useState<MoreShelvesQuery>();
  useLookup('', async () => (await client.query({ query: MoreShelvesDocument })).data, setAnswer);
  if (!answer?.collections) return null;
  return (
    <div className={page}>
      {answer.collections.map((collection) => (
        <Shelf key={collection.id} collection={collection} />
      ))}
    </div>
  );
}
