import { useState } from 'react';
import type { Shield_LossFragment as Loss } from './Shield.generated.ts';

/** An edit that waits, since it would lose something. */
export interface Held {
  /** What it would lose. */
  text: string;
  /** The quantity that was asked for; 0 takes the line out. */
  quantity: number;
  goOn: () => void;
}

/** Would this quantity lose it? */
const isLost = ({ atQuantity, withNone }: Loss, quantity: number): boolean =>
  quantity === 0 ? withNone : quantity <= atQuantity;

/**
 * Holds an edit of a line that would lose a reached threshold, until the shopper keeps what is there or goes on. What was
 * answered once for a quantity isn't asked again.
 */
export function useShield(loss: Loss | undefined) {
  const [held, setHeld] = useState<Held | null>(null);
  const [accepted, setAccepted] = useState<string | null>(null);
  const pass = (quantity: number, edit: () => void): void => {
    if (!loss || !isLost(loss, quantity) || accepted === loss.text) {
      setHeld(null);
      return edit();
    }
    const goOn = () => {
      setAccepted(loss.text);
      setHeld(null);
      edit();
    };
    setHeld({ text: loss.text, quantity, goOn });
  };
  return { held, pass, keep: () => setHeld(null) };
}
