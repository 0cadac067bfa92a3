import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useState } from 'react';
import { loadCode } from '../../../app/loading/stale-chunk.ts';
import { useProductTexts } from '../../../messages/products/product.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { share as place } from './ProductScreen.css.ts';

/** Hands the page to another app where the browser can; elsewhere copies its address. */
export function ShareButton({ url, title }: { url: string; title: string }) {
  const texts = useProductTexts();
  const announce = useAnnounce();
  const [said, setSaid] = useState<string | null>(null);
  const press = async () => {
    const { sharePage } = await loadCode(() => import('./share-page.ts'));
    const words = await sharePage(url, title, texts);
    if (words === null) return;
    setSaid(words);
    announce(words);
  };
  return (
    <div className={place} data-needs-scripts>
      <LinkButton icon={said === texts.copied ? 'check' : 'share-2'} onClick={() => void press()}>
        {said ?? texts.share}
      </LinkButton>
    </div>
  );
}
