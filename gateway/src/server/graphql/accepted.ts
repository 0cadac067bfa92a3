import { kept } from '../../shared/kept.ts';

/** What an answer that is no stream can be. */
const answerTypes = ['application/json', 'application/graphql-response+json'] as const;
export type AnswerType = (typeof answerTypes)[number];
/** What a subscription is answered with. */
const events = 'text/event-stream';

/** What an `Accept` header leaves to choose from. */
export interface Accepted {
  /** The type of an answer: of the highest quality, and of those the first; null where none is accepted. */
  answer: AnswerType | null;
  /** Does it name events? A wildcard doesn't: who takes anything can't be meant to read a stream. */
  events: boolean;
}

/** Reads an `Accept` header; without one, anything is accepted (RFC 9110, 12.5.1). */
export const accepted = kept(200, (header: string): Accepted => {
  const ranges = header.trim() === '' ? [{ type: '*/*', quality: 1 }] : header.split(',').map(rangeIn);
  const best = answerTypes
    .map((type) => ({ type, ...found(ranges, type) }))
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality || one.at - other.at)[0];
  return {
    answer: best?.type ?? null,
    events: ranges.some(({ type, quality }) => type === events && quality > 0),
  };
});

interface Range {
  type: string;
  quality: number;
}

function rangeIn(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase());
  const quality = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1);
  return { type, quality: quality >= 0 && quality <= 1 ? quality : 0 };
}

/** How much a type is wanted, and where that stands: by its own name, or else by a wildcard. */
function found(ranges: readonly Range[], type: AnswerType): { quality: number; at: number } {
  for (const name of [type, 'application/*', '*/*']) {
    const at = ranges.findIndex((range) => range.type === name);
    if (at !== -1) return { quality: ranges[at]!.quality, at };
  }
  return { quality: 0, at: -1 };
}
