import { ApolloLink } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { ApolloProvider } from '@apollo/client/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import schemaText from '../../../schema.graphql?raw';
import { apolloContext, createClient } from '../app/data/apollo.ts';
import { routes } from '../app/routes.tsx';
import { fixtureSchema } from './fixture-schema.ts';
import { answers } from './fixtures/games.ts';

type Fields = Record<string, unknown>;
const schema = fixtureSchema(schemaText);

const clientOf = (me: Fields, root: Fields, gate?: ApolloLink) => {
  const gateway = new SchemaLink({ schema, rootValue: answers(me, root) });
  return createClient(gate ? ApolloLink.from([gate, gateway]) : gateway, { ssr: false });
};

/** The whole storefront at a path, in front of a gateway that answers with these values on the real schema; `gate` stands before it. */
export function openStorefront(path: string, me: Fields = {}, mutations: Fields = {}, gate?: ApolloLink) {
  const client = clientOf(me, mutations, gate);
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () => new RouterContextProvider(new Map([[apolloContext, client]])),
  });
  const element = (
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>
  );
  return { client, router, element };
}

/** The same as a component, for the library: one screen in one state. */
export function Storefront({ path, me, mutations }: { path: string; me?: Fields; mutations?: Fields }) {
  const [{ element }] = useState(() => openStorefront(path, me, mutations));
  return element;
}

/** A part of a screen in front of the same gateway, for the library. */
export function Gateway({ root = {}, children }: { root?: Fields; children: ReactNode }) {
  const [client] = useState(() => clientOf({}, root));
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}

/** Puts a story's part on a page: for what loads its page again. */
export const onPage = (Story: ComponentType) => {
  const [router] = useState(() => createMemoryRouter([{ path: '/', Component: Story }]));
  return <RouterProvider router={router} />;
};

/** Puts a story's part in front of a gateway. */
export const inGateway = (Story: ComponentType) => (
  <Gateway>
    <Story />
  </Gateway>
);
