import type { Language } from './language.ts';
import type { sharedTexts } from './texts/index.ts';

/** Longest text of an argument, in characters; the longest we need is the proof of work of a free entry. */
const longestText = 4096;
/** Of a `LongText`: what a wallet's sheet answers has about 5,000. */
const longestLongText = 16_000;
const longestId = 128;

/** What is wrong with what a client wrote, in any language. */
export type InputProblem = (words: (typeof sharedTexts)[Language]['input']) => string;

/** What is wrong with a client's text, or null. */
export type TextRule = (value: string) => InputProblem | null;

const tooLong =
  (most: number): InputProblem =>
  (words) =>
    words.tooLong(most);
const unreadable: InputProblem = (words) => words.unreadable;
const empty: InputProblem = (words) => words.empty;
const noId: InputProblem = (words) => words.noId;
/** It isn't the id of a request. */
export const noRequestId: InputProblem = (words) => words.requestId;

const textUpTo =
  (longest: number): TextRule =>
  (value) => {
    if (value.length > longest) return tooLong(longest);
    return !value.isWellFormed() || /\p{Cc}/u.test(value) ? unreadable : null;
  };

/** Any text of limited length, without control characters or half characters. */
export const textProblem: TextRule = textUpTo(longestText);

/** The same for what a program on the shopper's device wrote. */
export const longTextProblem: TextRule = textUpTo(longestLongText);

/** Ids are opaque, but they appear in paths and comma-separated lists: none may be empty, a path segment like `..`, or two ids. */
export const idProblem: TextRule = (value) => {
  if (value === '') return empty;
  if (value.length > longestId) return tooLong(longestId);
  return textProblem(value) ?? (/[\s,]/.test(value) || value === '.' || value === '..' ? noId : null);
};

/** A request's client-chosen id; it becomes the services' idempotency key (T-34, I-8). */
export const requestIdProblem: TextRule = (value) => (/^[\w.:-]{8,64}$/.test(value) ? null : noRequestId);
