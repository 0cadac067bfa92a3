import { loadResult } from '../PrizeResult/loadResult.ts';
import { loadable } from '../../../app/loading/loadable.tsx';
import { loadSweepstakes } from '../../draws/parts.ts';
import type { ChooseCardProps } from '../ChooseCard/ChooseCard.tsx';
import type { EnterCardProps } from '../EnterCard/EnterCard.tsx';
import type { ClosedProps, SoldOutProps } from './NotNow.tsx';
import type { PrizePanel_PrizeFragment } from './PrizePanel.generated.ts';
import { prizeView } from './view.ts';

const choose = loadable<ChooseCardProps>(
  'src/features/prizes/ChooseCard/ChooseCard.tsx',
  async () => (await import('../ChooseCard/ChooseCard.tsx')).ChooseCard,
);
const enter = loadable<EnterCardProps>(
  'src/features/prizes/EnterCard/EnterCard.tsx',
  async () => (await import('../EnterCard/EnterCard.tsx')).EnterCard,
);

const soldOut = loadable<SoldOutProps>(
  'src/features/prizes/PrizePanel/NotNow.tsx',
  async () => (await import('./NotNow.tsx')).SoldOut,
);
const closed = loadable<ClosedProps>(
  'src/features/prizes/PrizePanel/NotNow.tsx',
  async () => (await import('./NotNow.tsx')).Closed,
);

const waysModule = 'src/features/prizes/PrizePanel/ways.ts';
const loadWays = () => import('./ways.ts');
const hold = loadable(waysModule, async () => (await loadWays()).HoldCard);
const forPoints = loadable(waysModule, async () => (await loadWays()).RedeemForPoints);
const won = loadable(waysModule, async () => (await loadWays()).RedeemWon);
const others = loadable(
  'src/features/prizes/OtherPrizes/OtherPrizes.tsx',
  async () => (await import('../OtherPrizes/OtherPrizes.tsx')).OtherPrizes,
);

/** A prize that the points don't reach yet. */
export const HoldPart = hold.Part;

/** A prize that the points reach. */
export const ForPointsPart = forPoints.Part;

/** A prize that was won. */
export const WonPart = won.Part;

/** Further prizes of the game, below the first screen. */
export const OthersPart = others.Part;

/** One of three prizes to choose. */
export const ChoosePart = choose.Part;

/** Entries in a draw. */
export const EnterPart = enter.Part;

/** None left. */
export const SoldOutPart = soldOut.Part;

/** No longer redeemed. */
export const ClosedPart = closed.Part;

/** Loads what this prize's page needs besides the route's own code. */
export async function loadParts(prize: PrizePanel_PrizeFragment | null | undefined): Promise<void> {
  const prizeType = prize?.prizeType;
  if (prize?.redemptions?.length) await loadResult();
  if (prize) await others.load();
  const kind = prize && prizeView(prize, null).kind;
  if (kind === 'short') await hold.load();
  if (kind === 'redeem') await forPoints.load();
  if (kind === 'won') await won.load();
  if (kind === 'sold-out') await soldOut.load();
  if (kind === 'closed') await closed.load();
  if (prizeType === 'ALTERNATE_PRIZES') await choose.load();
  if (prizeType === 'SWEEPSTAKES') await Promise.all([enter.load(), loadSweepstakes()]);
}
