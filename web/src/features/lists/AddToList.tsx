import { useApolloClient } from '@apollo/client/react';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useState } from 'react';
import { useProductTexts } from '../../messages/products/product.ts';
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx';

/** Puts a product on My List, which a guest keeps in the browser. */
export function AddToList({ product: { id, fullName } }: { product: { id: string; fullName: string } }) {
  const texts = useProductTexts().list;
  const client = useApolloClient();
  const announce = useAnnounce();
  const [added, setAdded] = useState<string | null>(null);
  const press = async () => {
    // Loads when it is first pressed: no first screen needs it.
    const loaded = await Promise.all([import('./keeper/list-keeper.ts'), import('../../writes/random-hex.ts')]).catch(
      () => null,
    );
    if (!loaded) return announce(texts.failed);
    const [{ listKeeperOf }, { randomHex }] = loaded;
    listKeeperOf(client).want({ id: randomHex(), title: fullName }, { add: { productId: id, quantity: 1 } });
    setAdded(id);
    announce(texts.added(fullName));
  };
  return (
    <span data-needs-scripts>
      <LinkButton icon={added === id ? 'check' : 'list-plus'} onClick={() => void press()}>
        {added === id ? texts.done : texts.add}
      </LinkButton>
    </span>
  );
}
