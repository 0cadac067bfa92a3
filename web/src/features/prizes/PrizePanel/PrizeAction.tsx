import { pathTo } from '../../../app/routing/paths.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { LimitCard } from '../LimitCard/LimitCard.tsx';
import type { RedeemFlow } from '../Redeem/useRedeem.ts';
import { ChoosePart, ClosedPart, EnterPart, ForPointsPart, HoldPart, SoldOutPart, WonPart } from './parts.ts';
import type { PrizePanel_PrizeFragment } from './PrizePanel.generated.ts';
import type { PrizeView } from './view.ts';

interface PrizeActionProps {
  prize: PrizePanel_PrizeFragment;
  view: PrizeView;
  flow: RedeemFlow;
}

/** The one action for a prize now, or why there is none. */
export function PrizeAction({ prize, view, flow }: PrizeActionProps) {
  const games = useGameTexts();
  const labels = prize.program?.pointLabels ?? games.defaultPointLabels;
  const gamePath = pathTo('gameDetails', { programCode: prize.programCode });
  const balance = prize.program?.points?.totalGamePoints ?? prize.pointsNow;
  const { busy, send } = flow;
  switch (view.kind) {
    case 'result':
      return null;
    case 'choose':
      return (
        <ChoosePart
          {...view}
          busy={busy === 'choose'}
          onChoose={(choiceId) => send({ kind: 'choose', choiceId, of: view.of })}
        />
      );
    case 'won':
      return <WonPart {...{ prize, flow }} winId={view.winId} />;
    case 'enter':
      return (
        <EnterPart
          entries={prize.myEntries ?? 0}
          limit={prize.program?.sweepstakes?.entryLimit ?? prize.perUserLimit}
          costPoints={prize.costPoints}
          balance={balance}
          pointLabels={labels}
          freeEntryHref={pathTo('freeEntry', { programCode: prize.programCode })}
          shopHref={`${gamePath}#shop-to-earn`}
          busy={busy === 'redeem'}
          onEnter={(quantity) => send({ kind: 'redeem', quantity, expectedCost: quantity * prize.costPoints })}
        />
      );
    case 'redeem':
      return <ForPointsPart {...{ prize, flow, balance, labels }} />;
    case 'short':
      return (
        <HoldPart
          costPoints={prize.costPoints}
          balance={balance ?? 0}
          pointLabels={labels}
          quantityLeft={prize.quantityLeft}
          canHold={prize.canHold}
          held={prize.hold}
          shopHref={`${gamePath}#shop-to-earn`}
          busy={busy}
          onHold={() => send({ kind: 'hold' })}
          onRelease={() => send({ kind: 'release' })}
        />
      );
    case 'limit': {
      const daily = prize.perDayLimit !== null && prize.againFromString !== null;
      return (
        <LimitCard
          redeemed={daily ? prize.redeemedToday : prize.userRedeemed}
          limit={(daily ? prize.perDayLimit : prize.perUserLimit) ?? prize.userRedeemed}
          daily={daily}
          againFrom={prize.againFromString}
        />
      );
    }
    case 'sold-out':
      return <SoldOutPart prize={prize} flow={flow} balance={balance} labels={labels} />;
    case 'closed':
      return <ClosedPart prize={prize} gamePath={gamePath} />;
  }
}
