/** What a clip, and the way back from it, need once they are clicked: one file, which loads when the page has settled. */
export { sendClip } from '../clips/send-clip.ts';
export { isTakenOver, remember, signInPathOf } from './ask-to-sign-in.ts';
export { leaveAfter, lossOf, seesToSession } from './session-loss.ts';
export { wantsBoxTopTerms } from './box-tops.ts';
export { UndoClip } from '../unclip/UndoClip.tsx';
export { dropWaiting, takeBack } from '../clips/take-back.ts';
