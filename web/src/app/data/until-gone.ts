import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';
import type { Page } from '../../page/page.ts';

/** Drops what is answered once the page is gone: nobody who waited for it goes on. */
export const untilGone = (page: Page): ApolloLink =>
  new ApolloLink(
    (operation, forward) =>
      new Observable((observer) =>
        forward(operation).subscribe({
          next: (answer) => page.isGone || observer.next(answer),
          error: (error: unknown) => page.isGone || observer.error(error),
          complete: () => page.isGone || observer.complete(),
        }),
      ),
  );
