import { SchemaLink } from '@apollo/client/link/schema';
import { ApolloProvider } from '@apollo/client/react';
import { configure, render } from '@testing-library/react';
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { apolloContext, createClient } from '../../../app/apollo.ts';
import { routes } from '../../../app/routes.tsx';
import { answers } from './fixtures.ts';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../../../schema.graphql'), 'utf8'));
// The first page of a file loads the route's code, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

type Fields = Record<string, unknown>;

/** Opens a path of the storefront in front of a gateway that answers with these values on the real schema. */
export function openPage(path: string, me: Fields = {}, mutations: Fields = {}) {
  const client = createClient(new SchemaLink({ schema, rootValue: answers(me, mutations) }), { ssr: false });
  const router = createMemoryRouter(routes, {
    initialEntries: [path],
    getContext: () => new RouterContextProvider(new Map([[apolloContext, client]])),
  });
  const page = render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  return { ...page, router, client, shopper: userEvent.setup() };
}
