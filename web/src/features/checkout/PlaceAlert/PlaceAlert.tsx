import { useCheckoutTexts } from '../../../messages/checkout.ts';
import type { Placing } from '../placing/usePlaceOrder.ts';
import { StepAlert } from '../StepAlert/StepAlert.tsx';

/** Why the order isn't placed, or that nobody knows yet. */
export function PlaceAlert({ placing }: { placing: Placing }) {
  const { review } = useCheckoutTexts();
  const { problem } = placing;
  if (!problem) return null;
  const isUnknown = problem.kind === 'unknown';
  return (
    <StepAlert title={isUnknown ? review.unknown : review.notPlaced} attempt={problem.code + problem.message}>
      {problem.message} {isUnknown && review.unknownText}
    </StepAlert>
  );
}
