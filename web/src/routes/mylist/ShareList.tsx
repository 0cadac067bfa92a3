import { useAnnounce } from '@larder/design-system/LiveRegion';
import { useState } from 'react';
import { useMyListTexts } from '../../messages/savings/my-list.ts';
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx';

/** Hands the list to another app where the browser can; elsewhere copies it. */
export function ShareList({ title, text }: { title: string; text: string }) {
  const texts = useMyListTexts().share;
  const announce = useAnnounce();
  const [said, setSaid] = useState<string | null>(null);
  const say = (words: string) => {
    setSaid(words);
    announce(words);
  };
  const press = async () => {
    if ('share' in navigator) {
      // What the shopper does there is not ours to know; closing it is no failure.
      await navigator.share({ title, text }).catch(() => undefined);
      return;
    }
    // Not there on a connection that isn't secure.
    const copied = (navigator as Navigator & { clipboard?: Clipboard }).clipboard?.writeText(text);
    await (copied ?? Promise.reject(new Error('no clipboard'))).then(
      () => say(texts.copied),
      () => say(texts.notCopied),
    );
  };
  return (
    <LinkButton icon="share-2" onClick={() => void press()}>
      {said ?? texts.button}
    </LinkButton>
  );
}
