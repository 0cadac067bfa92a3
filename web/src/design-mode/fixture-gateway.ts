import { readFileSync } from 'node:fs';
import { bannerKeys, defaultBanner } from '@larder/design-system/banners';
import type { FastifyInstance } from 'fastify';
import { type DocumentNode, execute, getOperationAST, OperationTypeNode, parse } from 'graphql';
import { type Language, negotiateLanguage } from '../messages/language.ts';
import { designModeTexts as english } from '../messages/en/design-mode.ts';
import { designModeTexts as spanish } from '../messages/es/design-mode.ts';
import { cookie } from '../server/cookies.ts';
import { languageFor } from '../server/language.ts';
import type { OpenVisit, VisitResult } from '../server/rendering.ts';
import { fixtureSchema } from '../testing/fixture-schema.ts';
import { fixtureRoot } from './fixture-roots.ts';

/** Cookie of the banner whose theme the designer looks at. */
export const bannerCookie = 'larder_design_banner';
export const designTexts: Readonly<Record<Language, typeof english>> = { en: english, es: spanish };

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const schema = fixtureSchema(read('../../../schema.graphql'));
const documents = JSON.parse(read('../graphql/persisted-documents.json')) as Readonly<Record<string, string>>;

interface Page {
  host: string;
  cookie: string;
  /** Path and query of the page that asks. */
  path: string;
  language: Language;
}

/** The banner that the designer has chosen, or else that of the host. */
export function shownBanner({ host, cookie: cookies }: Pick<Page, 'host' | 'cookie'>): string {
  const [label] = host.toLowerCase().split('.');
  const wanted = [cookie(cookies, bannerCookie), label];
  return bannerKeys.find((key) => key === wanted[0]) ?? bannerKeys.find((key) => key === wanted[1]) ?? defaultBanner;
}

/** Answers an operation from fixtures. Nothing is ever written: every mutation is refused with a sentence that says so (S-167). */
export async function fixtureAnswer(
  document: DocumentNode,
  { variables, operationName }: { variables?: Record<string, unknown>; operationName?: string },
  page: Page,
): Promise<VisitResult> {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.QUERY) {
    const message = designTexts[page.language].refused;
    return { errors: [{ message, extensions: { code: 'DESIGN_MODE', status: 403 } }] };
  }
  const rootValue = fixtureRoot(page.path, shownBanner(page));
  const { data, errors } = await execute({ schema, document, rootValue, variableValues: variables, operationName });
  return { data: data ?? null, ...(errors ? { errors: errors.map((error) => error.toJSON()) } : {}) };
}

/** Visits of pages that are rendered from fixtures. */
export const fixtureVisit: OpenVisit = (page) => ({
  execute: ({ document, ...given }) => fixtureAnswer(document, given, page),
  setCookies: () => [],
});

interface Asked {
  query?: string;
  variables?: Record<string, unknown>;
  operationName?: string;
  extensions?: { persistedQuery?: { sha256Hash?: string } };
}

/** `POST /graphql` of a storefront in design mode. */
export function serveFixtures(app: FastifyInstance): void {
  app.post<{ Body: Asked | null }>('/graphql', async (request, reply) => {
    const { query, variables, operationName, extensions } = request.body ?? {};
    const hash = extensions?.persistedQuery?.sha256Hash ?? '';
    const text = Object.hasOwn(documents, hash) ? documents[hash] : query;
    if (typeof text !== 'string')
      return reply.status(400).send({ errors: [{ message: 'There is no such operation.' }] });
    const { cookie: cookies = '', 'accept-language': acceptLanguage = '', 'x-page-path': path } = request.headers;
    const answer = await fixtureAnswer(
      parse(text),
      { ...(variables ? { variables } : {}), ...(operationName ? { operationName } : {}) },
      {
        host: request.host,
        cookie: cookies,
        path: typeof path === 'string' ? path : '/',
        language: acceptLanguage ? negotiateLanguage(acceptLanguage) : languageFor({ cookie: cookies, acceptLanguage }),
      },
    );
    return reply.type('application/json; charset=utf-8').send(answer);
  });
}
