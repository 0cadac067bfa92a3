import { liveMessageLifetime } from '../../support/constants.ts';
import { type ReactNode, createContext, use, useCallback, useEffect, useState } from 'react';
import { visuallyHidden } from '../../support/visuallyHidden.css.ts';

const AnnounceContext = createContext<(message: string) => void>(() => {});

/** Announces a message to screen readers, politely; it replaces the one before. */
export const useAnnounce = (): ((message: string) => void) => use(AnnounceContext);

export interface LiveRegionProviderProps {
  /** The application. */
  children?: ReactNode;
}

/** Holds the one live region of the page, cleared 3 s after each message (S-37, S-244). */
export function LiveRegionProvider({ children }: LiveRegionProviderProps) {
  const [said, setSaid] = useState({ message: '', turn: 0 });
  const announce = useCallback((message: string) => setSaid(({ turn }) => ({ message, turn: turn + 1 })), []);

  useEffect(() => {
    if (!said.message) return undefined;
    const timer = setTimeout(() => setSaid(({ turn }) => ({ message: '', turn })), liveMessageLifetime);
    return () => clearTimeout(timer);
  }, [said]);

  return (
    <AnnounceContext value={announce}>
      {children}
      <output className={visuallyHidden} aria-live="polite" aria-atomic="true">
        {/* a new element each time, or the same words twice are said once */}
        {said.message && <span key={said.turn}>{said.message}</span>}
      </output>
    </AnnounceContext>
  );
}
