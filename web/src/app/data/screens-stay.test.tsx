import { ApolloLink, type TypedDocumentNode } from '@apollo/client';
import { act, cleanup, render, waitFor } from '@testing-library/react';
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
const nameOf = (document: DocumentNode): string => definitionOf(document).name?.value ?? '';
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

/** Parts that can fail in one answer: none within another, and only half of them, so that what stands beside is answered. */
function failingTogether(found: readonly Path[]): Path[][] {
  const depths = [...Map.groupBy(found, ({ length }) => length).values()];
  const halves = depths.flatMap((paths) => [0, 1].map((half) => paths.filter((_, index) => index % 2 === half)));
  return halves.filter((half) => half.length > 0);
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
/** What everybody may ask for is answered to whoever has signed out, too. */
const isOpen = (document: DocumentNode) =>
  definitionOf(document).operation === 'query' && !rootFields(document).includes('me');
const failures: Record<string, Failure> = {
  'GraphQL errors and null': nothing(down),
  'no connection': () => throwError(() => new TypeError('Failed to fetch')),
  'an ended session': (operation, forward) =>
    isOpen(operation.query) ? forward(operation) : nothing(refused)(operation, forward),
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
  vi.stubGlobal('scrollTo', () => {});
  // The cache tells its developer that an answer was kept out.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** `npm run test:all` tries every operation on every screen. */
const isThorough = process.env['EVERY_OPERATION'] === 'yes';

/**
 * The operations that can take something from a screen when they fail: its own, and of the others that answer a field it has
 * asked for, one for each set of such fields: what they write when they fail is the same. One screen tries them all.
 */
function operationsAgainst(path: string, asked: Opened['asked']): readonly DocumentNode[] {
  if (isThorough || path === firstPath) return operations;
  const own = new Set(asked.map(({ document }) => nameOf(document)));
  // Whoever is signed in, the session may end: `me` is tried on every screen.
  const shown = new Set(['me', ...asked.flatMap(({ document }) => rootFields(document))]);
  const tried = new Set<string>();
  return operations.filter((document) => {
    if (own.has(nameOf(document))) return true;
    const shared = rootFields(document).filter((field) => shown.has(field));
    const key = [definitionOf(document).operation, ...shared.toSorted()].join(' ');
    return shared.length > 0 && !tried.has(key) && tried.add(key);
  });
}

/** Screens that stand alone: it's the frame that asks for notices. */
const withoutFrame: ReadonlySet<string> = new Set(['/account/club-card.html']);

/** Opens a screen and waits until it has settled. */
async function open(path: string) {
  const shown = samples[path];
  if (!shown) throw new Error(`web/src/testing/screens.ts has nothing for ${path}.`);
  cleanup();
  sent = [];
  failing = null;
  const { client, router, element } = openStorefront(
    shown.at,
    shown.me,
    shown.root,
    ApolloLink.from([watchSession, gate]),
  );
  render(element);
  await waitFor(() => {
    if (!document.querySelector('h1')) throw new Error('not yet');
    if (shown.root?.['viewer'] || withoutFrame.has(path)) return;
    if (!sent.some(({ document }) => nameOf(document) === 'ShopperNotices')) throw new Error('not yet');
  });
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const title = text('h1');
  const main = text('main');
  /** Does the screen still show all it did? What it says of its age stands above it. */
  const isWhole = () => text('h1') === title && text('main').endsWith(main);
  return { client, router, main, asked: [...sent], isWhole };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** Something that is asked for and fails. */
interface Vain {
  name: string;
  document: DocumentNode;
  variables: Record<string, unknown>;
  failure: Failure;
}

const askFor = ({ client }: Opened, vain: readonly Vain[]) =>
  act(async () => {
    for (const { document, variables, failure } of vain) {
      failing = failure;
      const answer =
        definitionOf(document).operation === 'mutation'
          ? client.mutate({ mutation: document, variables, errorPolicy: 'all' })
          : client.query({ query: document, variables, errorPolicy: 'all', fetchPolicy: 'network-only' });
      await Promise.resolve(answer).catch(() => undefined);
    }
  });

/**
 * What is gone from the screen after these have failed one after the other, drawn once: their names. Only when something
 * is, each fails on a screen of its own, to find out which.
 */
async function takenBy(path: string, opened: Opened, vain: readonly Vain[]): Promise<string[]> {
  await askFor(opened, vain);
  if (opened.isWhole()) return [];
  const taken: string[] = [];
  for (const each of vain) {
    const fresh = await open(path);
    await askFor(fresh, [each]);
    if (!fresh.isWhole()) taken.push(each.name);
  }
  return taken.length > 0 ? taken : vain.map(({ name }) => name);
}

async function takenByRefreshing({ router, isWhole }: Opened): Promise<string[]> {
  await act(() => router.revalidate());
  return isWhole() ? [] : ['the page is refreshed'];
}

const [firstPath] = paths(routes);

for (const path of paths(routes))
  test(`${path} keeps what it shows through ${Object.keys(failures).join(', ')}, whatever operation it is`, async () => {
    const opened = await open(path);
    expect(opened.main.length).toBeGreaterThan(40);
    // The session ends last: nobody is signed in after it.
    for (const [what, failure] of Object.entries(failures)) {
      const all = operationsAgainst(path, opened.asked).map((document): Vain => {
        const known = opened.asked.find((each) => nameOf(each.document) === nameOf(document));
        return { name: nameOf(document), document, variables: known?.variables ?? sample, failure };
      });
      // What is answered goes last: it may bring back what a refusal before it has taken.
      const [answered, refusals] = [
        all.filter((each) => isOpen(each.document)),
        all.filter((each) => !isOpen(each.document)),
      ];
      const taken = [
        ...(await takenBy(path, opened, refusals)),
        ...(await takenBy(path, opened, answered)),
        ...(await takenByRefreshing(opened)),
      ];
      expect({ what, taken }).toEqual({ what, taken: [] });
      expect({ what, hasEnded: sessionStore.read() !== undefined }).toEqual({
        what,
        hasEnded: what === 'an ended session',
      });
    }
  });

for (const path of paths(routes))
  test(`${path} keeps each part of it that fails alone`, async () => {
    const opened = await open(path);
    const taken: string[] = [];
    for (const { document, variables } of opened.asked) {
      const query = document as TypedDocumentNode<object>;
      const data = opened.client.readQuery({ query, variables }) ?? {};
      for (const parts of failingTogether(nullablePaths(data, schema.getQueryType()!))) {
        const failure: Failure = (operation, forward) =>
          forward(operation).pipe(
            map((answer) =>
              nameOf(operation.query) === nameOf(document)
                ? ({
                    data: parts.reduce(withNullAt, answer.data as unknown),
                    errors: parts.map(down),
                  } as ApolloLink.Result)
                : answer,
            ),
          );
        const name = parts.map((part) => part.join('.')).join(', ');
        taken.push(...(await takenBy(path, opened, [{ name, document, variables, failure }])));
      }
    }
    taken.push(...(await takenByRefreshing(opened)));
    expect(taken).toEqual([]);
  });
