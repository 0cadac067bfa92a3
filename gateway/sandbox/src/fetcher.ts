import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { getOperationAST } from 'graphql';
import { eventsIn } from '../../../server-kit/events-in.ts';
import { measuredFetch } from './measured-fetch.ts';

const url = '/graphql';
const ask = createGraphiQLFetcher({ url, fetch: measuredFetch });

/** Asks for what has one answer, and follows subscriptions (GraphQL over SSE). */
export const fetcher: Fetcher = (operation, options) => {
  const definition = options?.documentAST && getOperationAST(options.documentAST, operation.operationName);
  return definition?.operation === 'subscription' ? follow(operation, options?.headers ?? {}) : ask(operation, options);
};

async function* follow(operation: object, headers: Record<string, string>) {
  const gone = new AbortController();
  try {
    const { body } = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(operation),
      signal: gone.signal,
    });
    if (!body) return;
    for await (const { event, data } of eventsIn(chunksOf(body)))
      if (event === 'next') yield JSON.parse(data) as object;
  } finally {
    gone.abort();
  }
}

/** Not every browser reads a body with `for await`. */
async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
}
