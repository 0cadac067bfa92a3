import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useFrame } from '../../../app/data/frame.ts';
import { useLookup } from '../../../app/data/useLookup.ts';
import { useForYouTexts } from '../../../messages/usuals/for-you.ts';
import { productsInCarts } from '../../cart/useCarts.ts';
import { ForYouRows } from './ForYouRows.tsx';
import { ForYouDocument, type ForYouQuery } from './ForYou.generated.ts';

interface ForYouProps {
  /** Show departments below the products, too? */
  withDepartments?: boolean;
}

/** What a visitor is recommended, by what they buy and what is in their carts (S-207, S-208). Nothing until it is known. */
export function ForYou({ withDepartments = false }: ForYouProps) {
  const texts = useForYouTexts();
  const { viewer } = useFrame();
  const client = useApolloClient();
  // What is added from here doesn't move the others.
  const [cartItems] = useState(productsInCarts);
  const [answer, setAnswer] = useState<ForYouQuery>();
  useLookup(
    String(withDepartments),
    async () => (await client.query({ query: ForYouDocument, variables: { cartItems, withDepartments } })).data,
    setAnswer,
  );
  if (!answer) return null;
  return (
    <ForYouRows
      title={viewer.isAuthorized ? texts.title : texts.guestTitle}
      products={answer.recommendedProducts}
      departments={answer.recommendedDepartments ?? []}
    />
  );
}
