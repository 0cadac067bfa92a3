import { ButtonLink } from '@larder/design-system/ButtonLink';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Heading } from '@larder/design-system/Heading';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { OneTimeCodePart } from '../../identity/parts.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import { ResultPart } from '../PrizeResult/loadResult.ts';
import { PrizeScene } from '../PrizeScene/PrizeScene.tsx';
import { RedeemedBefore } from '../RedeemedBefore/RedeemedBefore.tsx';
import { RefusalNote } from '../Redeem/RefusalNote.tsx';
import type { RedeemFlow } from '../Redeem/useRedeem.ts';
import { PrizeAction } from './PrizeAction.tsx';
import { PrizeFacts } from './PrizeFacts.tsx';
import { PrizeLinks } from './PrizeLinks.tsx';
import type { PrizePanel_PrizeFragment } from './PrizePanel.generated.ts';
import { PendingPoints } from './PendingPoints.tsx';
import { area, head, panel, picture } from './PrizePanel.css.ts';
import { isGone, prizeView, statusOf } from './view.ts';

interface PrizePanelProps {
  prize: PrizePanel_PrizeFragment;
  /** The possible requests, and their results. */
  flow: RedeemFlow;
}

/** A prize: its picture, what to do with it, and the result. */
export function PrizePanel({ prize, flow }: PrizePanelProps) {
  const games = useGameTexts();
  const prizes = usePrizeTexts();
  const announce = useAnnounce();
  const view = prizeView(prize, flow.redemption);
  const status = statusOf(view, prize);
  const labels = prize.program?.pointLabels ?? games.defaultPointLabels;
  const result = useRef<HTMLElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const shownId = view.kind === 'result' ? view.redemption.id : null;
  const isFresh = flow.redemption !== null;

  // After the dialog that may have asked for a code has returned focus.
  const moveFocus = useEffectEvent(() => {
    const target = flow.refusal ? refusal.current : isFresh ? result.current : null;
    const timer = setTimeout(() => target?.focus(), 0);
    return () => clearTimeout(timer);
  });
  useEffect(() => moveFocus(), [flow.refusal, shownId, isFresh]);
  const tell = useEffectEvent(() => {
    if (flow.done) announce(prizes.done[flow.done]);
  });
  useEffect(() => tell(), [flow.done]);
  const tellResult = useEffectEvent(() => {
    if (isFresh && view.kind === 'result') announce(prizes.redeemedOf(view.redemption.prizeName));
  });
  useEffect(() => tellResult(), [shownId, isFresh]);

  const before = (prize.redemptions ?? [])
    .filter(({ id, status: s }) => id !== shownId && s === 'COMPLETED')
    .slice(0, 6);
  return (
    <>
      <div className={area}>
        <header className={head}>
          <Status kind={status.sign} as="p">
            {prizes.status[status.name]}
          </Status>
          <Heading level={1} size="landing">
            <span lang={prize.language}>{prize.title}</span>
          </Heading>
          <Text tone="soft" lang={prize.language}>
            {prize.shortDescription}
          </Text>
        </header>
        <div className={picture}>
          <PrizeScene
            prizeType={prize.prizeType}
            imageId={prize.imageId}
            choiceImageIds={view.kind === 'choose' ? view.choices.map(({ imageId }) => imageId) : []}
            gone={isGone(view, prize)}
          />
        </div>
        <div className={panel}>
          {flow.refusal ? <RefusalNote refusal={flow.refusal} ref={refusal} /> : null}
          {view.kind === 'result' ? (
            <ResultPart redemption={view.redemption} pointLabels={labels} fresh={isFresh} ref={result} />
          ) : (
            <PrizeAction prize={prize} view={view} flow={flow} />
          )}
          {view.kind === 'limit' && before.length > 0 ? (
            <ButtonLink tone="outline" size="large" block href="#redeemed">
              {prizes.limit.seeMine}
            </ButtonLink>
          ) : null}
          {view.kind === 'short' ? <PendingPoints program={prize.program} /> : null}
          {view.kind === 'result' ? null : <PrizeFacts prize={prize} view={view} />}
          <PrizeLinks prize={prize} again={view.kind === 'result' && isFresh} />
        </div>
        <Suspense fallback={null}>
          {flow.asksForCode ? (
            <OneTimeCodePart open onOpenChange={(open) => open || flow.cancelled()} onConfirmed={flow.confirmed} />
          ) : null}
        </Suspense>
      </div>
      {before.length > 0 && prize.prizeType !== 'SWEEPSTAKES' ? (
        <RedeemedBefore redemptions={before} pointLabels={labels} />
      ) : null}
    </>
  );
}
