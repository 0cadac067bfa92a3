import { expect, test } from 'vitest';
import { accepted } from './accepted.ts';

const json = 'application/json';
const graphqlJson = 'application/graphql-response+json';

test.each([
  ['', json, false],
  ['*/*', json, false],
  ['application/*', json, false],
  [json, json, false],
  ['Application/JSON', json, false],
  [graphqlJson, graphqlJson, false],
  [`${graphqlJson}, ${json}`, graphqlJson, false],
  [`${json}, ${graphqlJson}`, json, false],
  [`${graphqlJson};q=0.5, ${json}`, json, false],
  [`${json};q=0.5, ${graphqlJson};q=0.9`, graphqlJson, false],
  [`${json};q=0, */*`, graphqlJson, false],
  [`${graphqlJson}, */*;q=0.1`, graphqlJson, false],
  [`${graphqlJson}, application/graphql+json, ${json}, text/event-stream, multipart/mixed`, graphqlJson, true],
  [`text/event-stream;q=1.0, ${json};q=0.8`, json, true],
  ['text/event-stream', null, true],
  ['text/event-stream, multipart/mixed', null, true],
  ['text/event-stream;q=0, text/html', null, false],
  [`text/event-stream, ${json};q=0`, null, true],
  [`${json};q=much`, null, false],
  ['text/html', null, false],
])('Accept "%s" is answered in %s, events: %s', (header, answer, events) => {
  expect(accepted(header)).toEqual({ answer, events });
});
