import { sharedTexts } from './texts.ts';

/** Longest text of an argument, in characters; the longest we need is the proof of work of a free entry. */
const longestText = 4096;
const longestId = 128;

/** What is wrong with a client's text, or null. */
export type TextRule = (value: string) => string | null;

/** Any text of limited length, without control characters or half characters. */
export const textProblem: TextRule = (value) => {
  if (value.length > longestText) return sharedTexts.input.tooLong(longestText);
  return !value.isWellFormed() || /\p{Cc}/u.test(value) ? sharedTexts.input.unreadable : null;
};

/** Ids are opaque, but they appear in paths and comma-separated lists: none may be empty, a path segment like `..`, or two ids. */
export const idProblem: TextRule = (value) => {
  if (value === '') return sharedTexts.input.empty;
  if (value.length > longestId) return sharedTexts.input.tooLong(longestId);
  return textProblem(value) ?? (/[\s,]/.test(value) || value === '.' || value === '..' ? sharedTexts.input.noId : null);
};

/** A request's client-chosen id; it becomes the services' idempotency key (T-34, I-8). */
export const requestIdProblem: TextRule = (value) =>
  /^[\w.:-]{8,64}$/.test(value) ? null : sharedTexts.input.requestId;
