import type { ApolloClient } from '@apollo/client';
import { pageLanguage } from '../../messages/messages.ts';
import { cookieNames } from '../../storage/cookies.ts';
import { FrameStoreDocument } from './FrameStore.generated.ts';
import { shopperOf } from './owner.ts';
import { sessionStore } from './session.ts';

/** Who is signed in now, by their id; null for guests and when no one can say. */
export async function shopperNow(client: ApolloClient): Promise<string | null> {
  const asked = client.query({
    query: FrameStoreDocument,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
    context: { isLoader: true },
  });
  return (await asked.catch(() => null))?.data?.me?.id ?? null;
}

/** Was this document loaded by Back or Forward? */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward';
}

/** Has another language than the page's been chosen since it was drawn? */
function isOtherLanguage(): boolean {
  const [, chosen] = document.cookie.split(`${cookieNames.language}=`);
  return chosen !== undefined && !chosen.startsWith(pageLanguage());
}

interface OnReturn {
  /** Asks for the page's data again. */
  refresh: () => void;
  /** Loads the document anew. */
  reload?: () => void;
}

/**
 * Back and Forward may bring a page back as it was left, drawn for a shopper who has signed out since. Such a page stays
 * hidden until the session is known to be the same, and is brought up to date then; it is loaded anew when the session
 * is another, or when no one can say. A guest's page may come back from the browser's cache as well, to a shopper who has
 * signed in since: it is loaded anew, and so is a page of another language than the one that has been chosen since. What
 * it answers ends the watch.
 */
export function checkSessionOnReturn(
  client: ApolloClient,
  { refresh, reload = () => window.location.reload() }: OnReturn,
): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const page = document.documentElement;
  const drawnFor = () => shopperOf(client);
  const leave = ({ persisted }: PageTransitionEvent) => {
    if (persisted && drawnFor() !== null) page.style.visibility = 'hidden';
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    if (isOtherLanguage()) return reload();
    void shopperNow(client).then((shopper) => {
      if (shopper !== drawnFor()) return reload();
      page.style.visibility = '';
      // Who goes on without signing in is not asked again and again.
      if (!sessionStore.hasEnded()) refresh();
    });
  };
  if (isReturn() && isOtherLanguage()) reload();
  else if (isReturn() && drawnFor() === null) void shopperNow(client).then((shopper) => shopper !== null && reload());
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  return () => watch.abort();
}
