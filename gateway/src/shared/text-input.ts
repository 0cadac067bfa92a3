import { sharedTexts } from './texts.ts';

/** Longest text of an argument, in characters; the proof of work of a free entry is the longest that we ask for. */
const longestText = 4096;
const longestId = 128;

/** Says what is wrong with a text of a client, or null. */
export type TextRule = (value: string) => string | null;

/** Any text: without control characters and halves of characters, and not without end. */
export const textProblem: TextRule = (value) => {
  if (value.length > longestText) return sharedTexts.input.tooLong(longestText);
  return !value.isWellFormed() || /\p{Cc}/u.test(value) ? sharedTexts.input.unreadable : null;
};

/** Ids are opaque, but they travel in paths and in lists with commas: none is empty, a step in a path, or two ids. */
export const idProblem: TextRule = (value) => {
  if (value === '') return sharedTexts.input.empty;
  if (value.length > longestId) return sharedTexts.input.tooLong(longestId);
  return textProblem(value) ?? (/[\s,]/.test(value) || value === '.' || value === '..' ? sharedTexts.input.noId : null);
};

/** The id that a client gives a request: it becomes the key under which the services know the request (T-34, I-8). */
export const requestIdProblem: TextRule = (value) =>
  /^[\w.:-]{8,64}$/.test(value) ? null : sharedTexts.input.requestId;
