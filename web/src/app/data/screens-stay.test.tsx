import { ApolloLink, type TypedDocumentNode } from '@apollo/client';
import { act, render, screen, waitFor } from '@testing-library/react';
import {
  buildSchema,
  isNonNullType,
  isObjectType,
  Kind,
  type DocumentNode,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import type { RouteObject } from 'react-router-dom';
import { map, of, throwError } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import schemaText from '../../../../schema.graphql?raw';
import { openStorefront } from '../../testing/storefront.tsx';
import { samples } from '../../testing/screens.ts';
import { watchSession } from './links.ts';
import { routes } from '../routes.tsx';
import { sessionStore } from './session.ts';

const schema = buildSchema(schemaText);
type Path = readonly string[];
type Failure = (
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
) => ReturnType<ApolloLink.ForwardFunction>;

const definitionOf = (document: DocumentNode) => document.definitions[0] as OperationDefinitionNode;
/** Every operation of the storefront that is answered once, by its name. */
const operations = Object.values(import.meta.glob<Record<string, unknown>>('../../**/*.generated.ts', { eager: true }))
  .flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (name.endsWith('Document') ? [value as DocumentNode] : [])),
  )
  .filter((document) => String(definitionOf(document).operation) !== 'subscription');
const rootFields = (document: DocumentNode): string[] =>
  definitionOf(document).selectionSet.selections.flatMap((s) => (s.kind === Kind.FIELD ? s.name.value : []));
const sample = {
  code: 'HARVEST',
  id: 'HARVEST',
  programCode: 'HARVEST',
  drawId: 'harvest',
  filter: 'ALL',
  after: null,
  zipCode: '94103',
  input: {},
};

const paths = (found: readonly RouteObject[]): string[] =>
  found.flatMap(({ path, lazy, children }) => [...(lazy ? [path ?? ''] : []), ...paths(children ?? [])]);

/** Where an answer may be null: what can fail alone. */
function nullablePaths(value: object, type: GraphQLObjectType, above: Path = []): Path[] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const field = type.getFields()[key];
    if (!field || above.length > 3) return [];
    const path = [...above, key];
    const childType =
      typeof child === 'object' && child !== null && '__typename' in child
        ? schema.getType(String(child.__typename))
        : undefined;
    return [
      ...(isNonNullType(field.type) || child === null ? [] : [path]),
      ...(isObjectType(childType) ? nullablePaths(child as object, childType, path) : []),
    ];
  });
}

function withNullAt(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return null;
  const object = value as Record<string, unknown>;
  return { ...object, [step]: withNullAt(object[step], rest) };
}

const down = (path: Path) => ({ message: 'Down', path, extensions: { code: 'UPSTREAM_UNAVAILABLE', status: 503 } });
const refused = (path: Path) => ({
  message: 'Sign in.',
  path,
  extensions: { code: 'UNAUTHENTICATED', session: 'EXPIRED', signInPath: '/account/re-sign-in.html' },
});
const nothing =
  (error: typeof down | typeof refused): Failure =>
  ({ query: document }) => {
    const fields = rootFields(document);
    const data = Object.fromEntries(fields.map((field) => [field, null]));
    return of({ data, errors: fields.map((field) => error([field])) } as ApolloLink.Result);
  };
const failures: Record<string, Failure> = {
  'GraphQL errors and null': nothing(down),
  'no connection': () => throwError(() => new TypeError('Failed to fetch')),
  // Only what belongs to the shopper is refused.
  'an ended session': (operation, forward) => {
    const isOpen = definitionOf(operation.query).operation === 'query' && !rootFields(operation.query).includes('me');
    return isOpen ? forward(operation) : nothing(refused)(operation, forward);
  },
};

let failing: Failure | null = null;
let sent: { document: DocumentNode; variables: Record<string, unknown> }[] = [];
const gate = new ApolloLink((operation, forward) => {
  if (failing) return failing(operation, forward);
  sent.push({ document: operation.query, variables: operation.variables });
  return forward(operation);
});

beforeEach(() => {
  sent = [];
  failing = null;
  sessionStore.reset();
  vi.stubGlobal('scrollTo', () => {});
  // The cache tells its developer that an answer was kept out.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStore.reset();
});

/** Opens a screen and waits until it has settled. */
async function open(path: string) {
  const shown = samples[path];
  if (!shown) throw new Error(`web/src/testing/screens.ts has nothing for ${path}.`);
  const { client, router, element } = openStorefront(
    shown.at,
    shown.me,
    shown.root,
    ApolloLink.from([watchSession, gate]),
  );
  render(element);
  const heading = await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    if (shown.root?.['viewer']) return;
    if (!sent.some(({ document }) => definitionOf(document).name?.value === 'ShopperNotices'))
      throw new Error('not yet');
  });
  const title = heading.textContent;
  const main = document.querySelector('main')?.textContent ?? '';
  const taken: string[] = [];
  /** Looks whether the screen still shows all it did. What it says of its age stands above it. */
  const look = (after: string) => {
    const now = document.querySelector('main')?.textContent ?? '';
    if (document.querySelector('h1')?.textContent !== title || !now.endsWith(main)) taken.push(after);
  };
  return { client, router, main, taken, look };
}

for (const path of paths(routes))
  for (const [what, failure] of Object.entries(failures))
    test(`${path} keeps what it shows through ${what}, whatever operation it is`, async () => {
      const { client, router, main, taken, look } = await open(path);
      expect(main.length).toBeGreaterThan(40);
      const asked = [...sent];
      failing = failure;
      for (const document of operations) {
        const known = asked.find(
          (each) => definitionOf(each.document).name?.value === definitionOf(document).name?.value,
        );
        const variables = known?.variables ?? sample;
        const { operation, name } = definitionOf(document);
        await act(async () => {
          const answer =
            operation === 'mutation'
              ? client.mutate({ mutation: document, variables, errorPolicy: 'all' })
              : client.query({ query: document, variables, errorPolicy: 'all', fetchPolicy: 'network-only' });
          await Promise.resolve(answer).catch(() => undefined);
        });
        look(name?.value ?? '');
      }
      await act(() => router.revalidate());
      look('the page is refreshed');
      expect(taken).toEqual([]);
      expect(sessionStore.read() !== undefined).toBe(what === 'an ended session');
    });

for (const path of paths(routes))
  test(`${path} keeps each part of it that fails alone`, async () => {
    const { client, router, taken, look } = await open(path);
    for (const { document, variables } of sent) {
      const query = document as TypedDocumentNode<object>;
      const data = client.readQuery({ query, variables });
      for (const nullPath of nullablePaths(data ?? {}, schema.getQueryType()!)) {
        failing = (operation, forward) =>
          forward(operation).pipe(
            map((answer) =>
              definitionOf(operation.query) === definitionOf(document)
                ? ({ data: withNullAt(answer.data, nullPath), errors: [down(nullPath)] } as ApolloLink.Result)
                : answer,
            ),
          );
        await act(async () => {
          await client.query({ query, variables, errorPolicy: 'all', fetchPolicy: 'network-only' });
        });
        look(nullPath.join('.'));
      }
    }
    await act(() => router.revalidate());
    look('the page is refreshed');
    expect(taken).toEqual([]);
  });
