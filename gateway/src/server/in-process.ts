import type { DocumentNode, GraphQLFormattedError } from 'graphql';
import type { Language } from '../shared/language.ts';

/** A page that the web renders in this process, for which operations run without a hop. */
export interface PageVisit {
  host: string;
  cookie: string;
  /** Path and query of the page. */
  path: string;
  correlationId: string;
  /** What the shopper reads in; English when it isn't said. */
  language?: Language;
}

/** One operation, by its document; `id` is the sha256 that it is trusted under. */
export interface PageOperation {
  id?: string;
  document: DocumentNode;
  variables?: Record<string, unknown>;
  operationName?: string;
}

/** What the web is given to ask with: one visit for each page, however many operations run. */
export type OpenVisit = (page: PageVisit) => {
  execute(operation: PageOperation): Promise<{
    data?: Record<string, unknown> | null;
    errors?: readonly GraphQLFormattedError[];
  }>;
  /** Where a browser without any session signs in, its page remembered; null when there is a session. */
  signInPath(): Promise<string | null>;
  /** Age in seconds of the oldest public answer that was given again because its service is away; 0 if none was. */
  staleSeconds(): number;
  /** `Set-Cookie` values that the operations have caused so far. */
  setCookies(): string[];
};
