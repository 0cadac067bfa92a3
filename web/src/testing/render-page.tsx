import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, type RenderResult } from '@testing-library/react';
import type { GraphQLFormattedError } from 'graphql';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { of } from 'rxjs';
import { apolloContext, createClient } from '../app/data/apollo.ts';
import { LeaveContext } from '../app/routing/leave.ts';
import { watchSession } from '../app/data/links.ts';
import { routes } from '../app/routes.tsx';
import { defaultShop } from './fixtures/stores.ts';

type Variables = Record<string, unknown>;
interface Answer {
  data?: Record<string, unknown> | null;
  errors?: GraphQLFormattedError[];
}
/** What the gateway answers, by the operation's name. */
export type Answers = Record<string, Answer | ((variables: Variables) => Answer)>;

export interface Page extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
  /** Operations that were sent, in order. */
  sent: { name: string; variables: Variables }[];
  /** Documents that the page has left for. */
  left: string[];
}

const viewer = {
  __typename: 'Viewer',
  userType: 'GUEST',
  session: 'NONE',
  isAuthorized: false,
  site: 'HOUSEHOLDS',
  firstName: null,
  signInPath: '/account/sign-in.html',
  remembered: null,
};

/** What the frame asks for: a guest at Safeway. */
export const guest: Answers = {
  Frame: {
    data: {
      banner: { __typename: 'Banner', id: 'safeway', name: 'Safeway', forUTitle: 'Safeway for U' },
      viewer,
      tour: null,
      leftNavigation: [
        { __typename: 'NavigationItem', id: 'home', title: 'Safeway for U', href: '/foru.html', icon: 'house' },
        { __typename: 'NavigationItem', id: 'games', title: 'Play & Earn', href: '/games/game-grid', icon: 'dices' },
      ],
    },
  },
  FrameShop: { data: { shop: defaultShop } },
  CartSummary: { data: { carts: null } },
  SignIn: { data: { viewer, demoShoppers: [] } },
};

const signedInViewer = { ...viewer, userType: 'REGISTERED', session: 'ACTIVE', isAuthorized: true, firstName: 'Maya' };

/** The same, signed in as Maya. */
export const maya: Answers = {
  ...guest,
  Frame: { data: { ...(guest['Frame'] as Answer).data, viewer: signedInViewer } },
  FrameStore: {
    data: { me: { __typename: 'Me', id: '1', store: { __typename: 'Store', id: '2', name: '2300 16th St' } } },
  },
  ShopperNotices: {
    data: {
      me: { __typename: 'Me', id: '1', sweepstakesWins: [], inbox: { __typename: 'Inbox', unreadCount: 0 } },
    },
  },
  SignIn: { data: { viewer: signedInViewer, demoShoppers: [] } },
};

/** For U of a member of whom nothing else is known. */
export const emptyForU: Answers = {
  ForU: { data: { viewer: signedInViewer, logos: null } },
  ForUMember: { data: { me: null, coupons: null } },
};

/** What a refused `me` answers, for a shopper whose session is gone. */
export const refusal = (session: 'NONE' | 'EXPIRED', signInPath = '/account/sign-in.html'): Answer => ({
  data: { me: null },
  errors: [{ message: 'Sign in.', path: ['me'], extensions: { code: 'UNAUTHENTICATED', signInPath, session } }],
});

/** What `me` answers while no one can say who is signed in. */
export const signInAway: Answer = {
  data: { me: null },
  errors: [
    {
      message: 'Signing in is unavailable right now.',
      path: ['me'],
      extensions: { code: 'SIGN_IN_UNAVAILABLE', status: 503 },
    },
  ],
};

/** The storefront at a path, in front of a gateway that answers as told. */
export function renderPage(path: string, answers: Answers): Page {
  const sent: Page['sent'] = [];
  const left: string[] = [];
  const gateway = new ApolloLink(({ operationName, variables }) => {
    const name = operationName ?? '';
    sent.push({ name, variables });
    const answer = answers[name];
    if (!answer) throw new Error(`The test has no answer for ${name}.`);
    return of((typeof answer === 'function' ? answer(variables) : answer) as ApolloLink.Result);
  });
  const client = createClient(ApolloLink.from([watchSession, gateway]), { ssr: false });
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () => new RouterContextProvider(new Map([[apolloContext, client]])),
  });
  const result = render(
    <ApolloProvider client={client}>
      <LeaveContext value={(target) => left.push(target)}>
        <RouterProvider router={router} />
      </LeaveContext>
    </ApolloProvider>,
  );
  return { ...result, router, sent, left };
}
