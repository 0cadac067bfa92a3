import { type Loadable, loadable } from '../../../app/loading/loadable.tsx';
import type { WithoutPurchaseProps } from './WithoutPurchase.tsx';

interface Program {
  links: { game?: string | null };
  optInRefusal?: object | null;
  playability: { canTakeFreePlay: boolean };
  sweepstakes?: { isOpen: boolean } | null;
}

/** What a game offers without a purchase (N-28): nothing to a shopper who can't join it, and no play if it is played elsewhere. */
export function freeWaysOf({ links, optInRefusal, playability, sweepstakes }: Program): {
  play: boolean;
  entry: boolean;
} {
  if (optInRefusal) return { play: false, entry: false };
  const isPlayedHere = !links.game || links.game.startsWith('/');
  return { play: isPlayedHere && playability.canTakeFreePlay, entry: sweepstakes?.isOpen ?? false };
}

const withoutPurchase: Loadable<WithoutPurchaseProps> = loadable(
  'src/features/games/FreePlay/WithoutPurchase.tsx',
  async () => (await import('./WithoutPurchase.tsx')).WithoutPurchase,
);
export const WithoutPurchasePart = withoutPurchase.Part;

/** Loads the code for the free ways, for a game that has any. */
export async function loadFreeWays(program: Program): Promise<void> {
  const { play, entry } = freeWaysOf(program);
  if (play || entry) await withoutPurchase.load();
}
