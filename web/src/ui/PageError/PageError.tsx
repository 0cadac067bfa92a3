import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { screens } from '../../app/routing/paths.ts';
import { MessageContent } from './MessageContent.tsx';
import type { PageFailure } from '../../app/data/query.ts';
import { useMessages } from '../../messages/messages.ts';

/** A failed page: the shell stays, and there is a way on (404, expired session, anything else). */
export function PageError() {
  const error = useRouteError();
  const { frame } = useMessages();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) {
    const text = (error.data as { message?: string } | null)?.message ?? frame.notFound.text;
    return (
      <MessageContent
        picture="magnifying-glass-tilted-left"
        title={frame.notFound.title}
        text={text}
        action={{ href: screens.home, label: frame.notFound.toShop }}
      />
    );
  }
  const failure = isRouteErrorResponse(error) ? (error.data as PageFailure | null) : null;
  if (failure?.reason === 'SESSION_ENDED')
    return (
      <MessageContent
        picture="hourglass-done"
        title={frame.signedOut.title}
        text={frame.signedOut.text}
        action={{ href: failure.signInPath ?? screens.signIn, label: frame.account.signIn }}
      />
    );
  return (
    <MessageContent
      picture="hourglass-not-done"
      title={frame.unavailable.title}
      text={failure?.message ?? frame.unavailable.text}
      // Reloads the document: what failed may have been the page's own code.
      action={{ href: `${pathname}${search}`, label: frame.unavailable.again, reload: true }}
    />
  );
}

/** The frame itself failed: a page of its own, without data. */
export function FrameError() {
  return (
    <main id="main" tabIndex={-1}>
      <PageError />
    </main>
  );
}
