import type { FastifyRequest } from 'fastify';
import type { ErrorEnvelope } from '../../platform/http/contract.ts';
import type { OrderQuoteChanges } from '../contract/placing.ts';
import { QuoteChanged } from '../placing/quote-changed.ts';

/** A refusal that says what has changed. */
export interface Changed extends ErrorEnvelope {
  changes: OrderQuoteChanges;
}

/** The answer of work; if a price is no longer as it was seen, the refusal with what has changed (N-60). */
export async function orChanged<T>(
  { id: correlationId }: Pick<FastifyRequest, 'id'>,
  work: () => Promise<T>,
): Promise<{ answer: T } | { changed: Changed }> {
  try {
    return { answer: await work() };
  } catch (error) {
    if (!(error instanceof QuoteChanged)) throw error;
    const { code, field = 'quoteId', message, changes } = error;
    return { changed: { errors: [{ code, field, message }], serviceErrors: [], correlationId, changes } };
  }
}
