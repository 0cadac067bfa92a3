import { Coach, type CoachProps } from './Coach.tsx';
import { NotUsed, type NotUsedProps } from './NotUsed.tsx';

/** Beside a cart's sums: ways to pay less, and which offers take nothing off. */
export const Advice = ({ offers, ...coach }: CoachProps & NotUsedProps) => (
  <>
    <Coach {...coach} />
    <NotUsed offers={offers} />
  </>
);
