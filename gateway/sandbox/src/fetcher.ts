import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { type DocumentNode, getOperationAST, parse } from 'graphql';
import { eventsIn } from '../../../server-kit/events-in.ts';
import { measuredFetch } from './measured-fetch.ts';

const url = '/graphql';
const ask = createGraphiQLFetcher({ url, fetch: measuredFetch });

/** Asks for what has one answer, and follows subscriptions (GraphQL over SSE). */
export const fetcher: Fetcher = ({ operationName: named, ...rest }, options) => {
  const document = documentOf(rest.query);
  // Until the editor has read a new text, it names the operation of the one before.
  const operationName = document && named && getOperationAST(document, named) ? named : null;
  const operation = { ...rest, operationName };
  const isFollowed = document && getOperationAST(document, operationName)?.operation === 'subscription';
  return isFollowed ? follow(operation, options?.headers ?? {}) : ask(operation, options);
};

/** null for a text that the gateway has to refuse. */
function documentOf(text: string): DocumentNode | null {
  try {
    return parse(text);
  } catch {
    return null;
  }
}

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
