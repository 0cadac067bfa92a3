import type { ReactNode } from 'react';
import { key, keyHint } from './PlayPanel.css.ts';

/** A line about keyboard use, with the keys drawn as keys. */
export function KeyHint({ children }: { children: ReactNode }) {
  return <span className={keyHint}>{children}</span>;
}

/** One key. */
export function Key({ children }: { children: string }) {
  return <kbd className={key}>{children}</kbd>;
}
