import { useEffect, useState } from 'react';

/** Puts a text on the clipboard and says so for a moment. */
export function useCopy(): { copied: string; copy: (text: string, saying: string) => void } {
  const [copied, setCopied] = useState('');
  useEffect(() => {
    if (copied === '') return undefined;
    const timer = setTimeout(() => setCopied(''), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (text: string, saying: string) =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(saying),
      () => setCopied('The browser did not allow it'),
    );
  return { copied, copy };
}
