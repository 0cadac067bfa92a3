import type { PrizeType } from '../../../graphql/schema-types.ts';
import { loadResult } from '../PrizeResult/loadResult.ts';
import { loadable } from '../../../app/loading/loadable.tsx';
import { loadSweepstakes } from '../../draws/parts.ts';
import type { ChooseCardProps } from '../ChooseCard/ChooseCard.tsx';
import type { EnterCardProps } from '../EnterCard/EnterCard.tsx';

const choose = loadable<ChooseCardProps>(
  'src/features/prizes/ChooseCard/ChooseCard.tsx',
  async () => (await import('../ChooseCard/ChooseCard.tsx')).ChooseCard,
);
const enter = loadable<EnterCardProps>(
  'src/features/prizes/EnterCard/EnterCard.tsx',
  async () => (await import('../EnterCard/EnterCard.tsx')).EnterCard,
);

/** One of three prizes to choose. */
export const ChoosePart = choose.Part;

/** Entries in a draw. */
export const EnterPart = enter.Part;

interface LoadedPrize {
  prizeType: PrizeType;
  redemptions: readonly unknown[] | null;
}

/** Loads what this prize's page needs besides the route's own code. */
export async function loadParts(prize: LoadedPrize | null | undefined): Promise<void> {
  const prizeType = prize?.prizeType;
  if (prize?.redemptions?.length) await loadResult();
  if (prizeType === 'ALTERNATE_PRIZES') await choose.load();
  if (prizeType === 'SWEEPSTAKES') await Promise.all([enter.load(), loadSweepstakes()]);
}
