/** How many more calls the calls of a service may cause: when it is in trouble, asking again makes it worse. */
export interface RetryBudget {
  /** A call was made. */
  spend(): void;
  /** May one be made again? */
  take(): boolean;
}

/** One in so many calls may be made again. */
const share = 10;
/** So many at once after a quiet time. */
const most = 10;

export function retryBudget(): RetryBudget {
  let tenths = most * share;
  return {
    spend: () => void (tenths = Math.min(most * share, tenths + 1)),
    take() {
      if (tenths < share) return false;
      tenths -= share;
      return true;
    },
  };
}
