import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useState } from 'react';
import { useProductTexts } from '../../../messages/products/product.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { share as place } from './ProductScreen.css.ts';

/** Hands the page to another app where the browser can; elsewhere copies its address. */
export function ShareButton({ url, title }: { url: string; title: string }) {
  const texts = useProductTexts();
  const announce = useAnnounce();
  const [said, setSaid] = useState<string | null>(null);
  const say = (words: string) => {
    setSaid(words);
    announce(words);
  };
  const press = async () => {
    if ('share' in navigator) {
      // What the shopper does there is not ours to know; closing it is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await (navigator as Navigator).clipboard.writeText(url).then(
      () => say(texts.copied),
      () => say(texts.notCopied),
    );
  };
  return (
    <div className={place} data-needs-scripts>
      <LinkButton icon="share-2" onClick={() => void press()}>
        {said ?? texts.share}
      </LinkButton>
    </div>
  );
}
