import { data } from 'react-router-dom';
import type { PageFailure } from './query.ts';

/** Answers 404 for every path that has no screen. */
export const notFoundLoader = (): never => {
  throw data(null, { status: 404 });
};

/** `/error`: where others send the shopper when something failed. */
export const errorLoader = (): never => {
  throw data({ reason: 'UNAVAILABLE' } satisfies PageFailure, { status: 500 });
};
