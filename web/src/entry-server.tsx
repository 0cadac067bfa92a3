import { AsyncLocalStorage } from 'node:async_hooks';
import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { bannerOf } from '@larder/design-system/banners';
import { renderToPipeableStream, type PipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { Observable } from 'rxjs';
import { extractAnswers, knownData } from './app/data/answers.ts';
import { createClient } from './app/data/apollo.ts';
import { ServerAnswers } from './app/data/server-answers.ts';
import { ServerAnswersContext, serverAnswersContext } from './app/data/server-contexts.ts';
import { pack } from './app/document/boot.ts';
import { Document } from './app/document/Document.tsx';
import { cartScript } from './app/document/cart-script.ts';
import { installScript } from './app/document/install-script.ts';
import { themeColorScript } from './app/document/theme-color-script.ts';
import { FrameDocument } from './app/data/Frame.generated.ts';
import { PartsContext } from './app/loading/loadable.tsx';
import type { PageSettings } from './app/document/page.ts';
import { routes } from './app/routes.tsx';
import type { PageScreen, ServedHandle } from './app/routing/route-handle.ts';
import { learnMark } from './art/marks.ts';
import { messagesIn } from './messages/catalogs.ts';
import { MessagesContext } from './messages/messages.ts';
import { pageNow, requestClock } from './page/clock.ts';
import { makePage, type Page, servePages } from './page/page.ts';
import { PageFiles } from './server/styles/page-files.ts';
import type { Rendered, RenderOptions } from './server/rendering.ts';

const hour = 60 * 60_000;

/** JSON that may stand inside a script element. */
const embeddable = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/** For hooks that will act in the browser: on the server nothing asks on its own, and nothing is kept from page to page. */
const idleClient = createClient(
  new ApolloLink(() => new Observable((observer) => observer.error(new Error('Only loaders ask on the server.')))),
  { ssr: true },
);

const handler = createStaticHandler(routes);

const pages = new AsyncLocalStorage<Page>();
servePages(() => {
  const page = pages.getStore();
  if (!page) throw new Error('No page is being drawn.');
  return page;
});

/** Runs the loaders of the asked page and streams its document. The page is the request's alone. */
export const render = (request: Request, options: RenderOptions): Promise<Rendered> =>
  pages.run(makePage(requestClock()), () => renderPage(request, options));

async function renderPage(request: Request, options: RenderOptions): Promise<Rendered> {
  const answers = new ServerAnswers(options.visit);
  const context = await handler.query(request, {
    requestContext: new RouterContextProvider(new Map([[serverAnswersContext, answers]])),
  });
  if (context instanceof Response)
    return { kind: 'redirect', status: context.status, location: context.headers.get('location') ?? '/' };

  for (const error of Object.values(context.errors ?? {})) if (error instanceof Error) options.onError(error);
  const handle = context.matches.at(-1)?.route.handle as Partial<ServedHandle> | undefined;
  // What is no screen has no code of its own.
  const served = handle?.module ? (handle as ServedHandle) : undefined;
  const modules = served ? [served.module] : [];
  const frame = knownData(answers, FrameDocument);
  const banner = frame?.banner.id ?? 'safeway';
  const { mark } = bannerOf(banner);
  learnMark(banner, mark);
  const { language } = options;
  const files = new PageFiles(options);
  const { own, conditional, sheets } = files.add(modules);
  const { href, fonts, themeColors } = options.theme(banner);
  const page: PageSettings = {
    banner,
    mark,
    language,
    theme: { ...(options.styles ? {} : { href }), fonts },
    ...(options.scheme ? { scheme: options.scheme } : {}),
    ...(options.density ? { density: options.density } : {}),
    ...(conditional ? { conditional } : {}),
    ...(sheets ? { sheets } : {}),
  };
  const errors = context.errors ? serializeErrors(context.errors) : null;
  const boot = embeddable({
    // To the hour: guests' pages that say the same are the same.
    drawnAt: Math.floor(pageNow() / hour) * hour,
    page,
    screen: screenOf(served, own[0]),
    router: { loaderData: context.loaderData, errors },
    answers: pack(extractAnswers(answers)),
  });
  const router = createStaticRouter(handler.dataRoutes, context);
  let stream!: PipeableStream;
  const ready = new Promise<void>((resolve, reject) => {
    stream = renderToPipeableStream(
      <Document
        page={page}
        boot={boot}
        early={[
          themeColorScript(themeColors, options.scheme),
          installScript,
          cartScript(frame?.viewer.isAuthorized === true),
        ].join('\n')}
        start={() => files.start(banner)}
        nonce={options.nonce}
      >
        <MessagesContext value={messagesIn(language)}>
          <ApolloProvider client={idleClient}>
            <ServerAnswersContext value={answers}>
              <PartsContext value={(module) => void files.add([module])}>
                <StaticRouterProvider router={router} context={context} hydrate={false} />
              </PartsContext>
            </ServerAnswersContext>
          </ApolloProvider>
        </MessagesContext>
      </Document>,
      {
        nonce: options.nonce,
        // What is ready stands in its place from the first byte on; React would else move large parts in by script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady: resolve,
        onShellError: reject,
        onError: options.onError,
      },
    );
    request.signal.addEventListener('abort', () => stream.abort());
  });
  return { kind: 'page', status: context.statusCode, stream, ready, modules, isWhole: answers.areWhole };
}

/** What the browser is told of the page's screen, if the page has one. */
function screenOf(served: ServedHandle | undefined, file: string | undefined): PageScreen | null {
  if (!served || file === undefined) return null;
  const { name, module: _, ...handle } = served;
  return { name, file, handle };
}

/** What a loader threw on purpose travels as it is; of anything else only that it happened. */
function serializeErrors(errors: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      isRouteErrorResponse(error)
        ? { status: error.status, statusText: error.statusText, data: error.data, internal: false }
        : { status: 500, statusText: '', data: null, internal: false },
    ]),
  );
}
