import type { Stage_GameFragment, Stage_PlayFragment } from './Stage.generated.ts';

/**
 * Where a play stands. `busy`: the server decides; `revealing`: it has decided and the picture moves; `settled`: the
 * picture stands at the result. The picture never decides.
 */
export type Phase = 'idle' | 'busy' | 'revealing' | 'settled';

/** What every stage draws. */
export interface StageProps {
  game: Stage_GameFragment;
  /** The banner's mark: path data in a box of 28 by 28. */
  mark: string;
  phase: Phase;
  /** The play that is shown while revealing and settled. */
  play: Stage_PlayFragment | null;
  /** A win that the shopper has just seen happen; an old one is shown calm. */
  celebrates: boolean;
  /** The picture has come to rest at the result. */
  onSettled: () => void;
}
