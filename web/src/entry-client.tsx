import { ApolloProvider } from '@apollo/client/react';
import { Fragment, startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  type HydrationState,
} from 'react-router-dom';
import { catchUpWhenIdle, restoreAnswers, type SentAnswer } from './app/data/answers.ts';
import { apolloContext, createClient } from './app/data/apollo.ts';
import { type Packed, unpack } from './app/document/boot.ts';
import { Document } from './app/document/Document.tsx';
import { keepEarlyInput } from './app/document/early-input.ts';
import { browserLink } from './app/data/links.ts';
import type { PageSettings } from './app/document/page.ts';
import { checkSessionOnReturn } from './app/data/return-check.ts';
import { prepare } from './app/loading/prepare.ts';
import { learnSheets } from './app/loading/load-sheet.ts';
import { startingRoutes } from './app/frame-routes.tsx';
import { stayReadable } from './app/loading/offline.ts';
import { loadScreens, otherScreens } from './app/other-screens.ts';
import { whenIdle } from './app/loading/when-idle.ts';
import type { PageScreen } from './app/routing/route-handle.ts';
import { reloadOnStaleChunk } from './app/loading/stale-chunk.ts';
import { browserClock } from './page/clock.ts';
import { startPage } from './page/page.ts';
import { tellTimeZone } from './storage/time-zone.ts';
import { learnMark } from './art/marks.ts';
import { messagesIn } from './messages/catalogs.ts';
import { MessagesContext } from './messages/messages.ts';

const bootText = document.getElementById('boot')!.textContent;
const boot = JSON.parse(bootText) as {
  drawnAt: number;
  page: PageSettings;
  screen: PageScreen | null;
  router: HydrationState;
  answers: Packed;
};
startPage({ ...browserClock, drawnAt: boot.drawnAt });

// A guest may fill a cart unless a retailer's test has said otherwise before (S-132).
(globalThis as { isGuestAddToCartDisabled?: string }).isGuestAddToCartDisabled ??= 'b';

const client = createClient(browserLink(), { ssr: false });
restoreAnswers(client, unpack(boot.answers) as SentAnswer[]);

learnMark(boot.page.banner, boot.page.mark);
learnSheets(boot.page.sheets);

let router: ReturnType<typeof createBrowserRouter> | undefined;
reloadOnStaleChunk(() => {
  const { pathname, search } = router?.state.navigation.location ?? window.location;
  return `${pathname}${search}`;
});
const routes = await startingRoutes(boot.screen);
await Promise.all((matchRoutes(routes, location) ?? []).map(({ route, params }) => prepare(route, { client, params })));
router = createBrowserRouter(routes, {
  hydrationData: boot.router,
  patchRoutesOnNavigation: otherScreens,
  getContext: () => new RouterContextProvider(new Map([[apolloContext, client]])),
});
// Strict mode acts in development only.
const Mode = import.meta.env.DEV ? StrictMode : Fragment;
const giveBack = keepEarlyInput(document);
const takenOver = () => {
  giveBack();
  performance.mark('taken over');
  // Styles hold back what the first paint can do without until then.
  document.documentElement.dataset['takenOver'] = '';
  tellTimeZone();
  catchUpWhenIdle(client);
  whenIdle(() => void loadScreens().catch(() => undefined));
  const renew = async (withWorker: boolean) => (await import('./app/renew-kept.ts')).renewKept(client, withWorker);
  stayReadable(renew, () => void router?.revalidate());
};
// As a transition, the page is taken over in short pieces, and what a visitor does meanwhile comes first.
startTransition(() => {
  hydrateRoot(
    document,
    <Mode>
      <Document page={boot.page} boot={bootText} onTakenOver={takenOver}>
        <MessagesContext value={messagesIn(boot.page.language)}>
          <ApolloProvider client={client}>
            <RouterProvider router={router} />
          </ApolloProvider>
        </MessagesContext>
      </Document>
    </Mode>,
    { onRecoverableError: (error) => console.error('hydration:', error) },
  );
});
checkSessionOnReturn(client, { refresh: () => void router?.revalidate() });
