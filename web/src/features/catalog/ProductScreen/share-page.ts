interface Words {
  copied: string;
  notCopied: string;
}

/** Hands a page to another app where the browser can; elsewhere copies its address. @returns what to say, if anything */
export async function sharePage(url: string, title: string, { copied, notCopied }: Words): Promise<string | null> {
  if ('share' in navigator) {
    // What the shopper does there is not ours to know; closing it is no failure.
    await navigator.share({ title, url }).catch(() => undefined);
    return null;
  }
  return (navigator as Navigator).clipboard.writeText(url).then(
    () => copied,
    () => notCopied,
  );
}
