import type { Row } from './rows.ts';

/** Rows that no test can hold, and how a person sees them. */
export const byEye: ReadonlyMap<Row, string> = new Map<Row, string>([
  ['N-29', 'marked as later: nothing computes it yet, so whoever launches a program goes through the list by hand'],
  [
    'N-75',
    'the table in the README lists the parts; `schema.graphql` and `services/openapi.json` are what they say to each other, and `tests/structure` holds who may use whom',
  ],
  [
    'N-77',
    "`services/src/*/migrations` and `services/src/platform` make the tables, each service in a schema of its own; psql's `\\dt *.*` lists them",
  ],
]);
