import { randomHex } from './random-hex.ts';

/**
 * Makes ids for opt-in requests: the same answers keep the same id however often they are sent, so that a retry after a
 * lost answer is the same request (T-34); changed answers are another request.
 */
export function requestIds(newId: () => string = randomHex): (answers: object) => string {
  let last: { answers: string; id: string } | undefined;
  return (answers) => {
    const text = JSON.stringify(answers);
    if (last?.answers !== text) last = { answers: text, id: newId() };
    return last.id;
  };
}
