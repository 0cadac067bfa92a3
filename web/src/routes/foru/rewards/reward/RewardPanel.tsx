import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { DefinitionList } from '@larder/design-system/DefinitionList';
import { Heading } from '@larder/design-system/Heading';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Note } from '@larder/design-system/Note';
import { Text } from '@larder/design-system/Text';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { screens } from '../../../../app/routing/paths.ts';
import { OneTimeCodePart } from '../../../../features/identity/parts.ts';
import { ResultPart } from '../../../../features/prizes/PrizeResult/loadResult.ts';
import { RefusalNote } from '../../../../features/prizes/Redeem/RefusalNote.tsx';
import { useRedeem } from '../../../../features/prizes/Redeem/useRedeem.ts';
import { usePrizeTexts } from '../../../../messages/play/prizes.ts';
import { useRewardsTexts } from '../../../../messages/play/rewards.ts';
import { Picture } from '../../../../ui/Picture/Picture.tsx';
import type { RewardPanel_ChoiceFragment } from './RewardPanel.generated.ts';
import * as styles from './reward.css.ts';

interface RewardPanelProps {
  choice: RewardPanel_ChoiceFragment;
  /** Rewards that the household has. */
  count: number;
}

/** One thing that grocery rewards buy: what it is, what it costs, and what it brought (S-18, N-26, N-70). */
export function RewardPanel({ choice, count }: RewardPanelProps) {
  const texts = useRewardsTexts();
  const { handsOver } = usePrizeTexts();
  const { prize, cost, missing } = choice;
  const flow = useRedeem(prize.id);
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const result = useRef<HTMLElement>(null);
  const refusal = useRef<HTMLDivElement>(null);
  const doneId = flow.redemption?.id;

  const tell = useEffectEvent(() => {
    if (doneId === undefined && !flow.refusal) return undefined;
    if (doneId !== undefined) announce(texts.detail.announced(prize.name));
    // What is left is told by the server.
    void revalidate();
    // After the dialog that may have asked for a code has returned focus.
    const timer = setTimeout(() => (flow.refusal ? refusal : result).current?.focus(), 0);
    return () => clearTimeout(timer);
  });
  useEffect(() => tell(), [doneId, flow.refusal]);

  return (
    <div className={styles.page}>
      <div className={styles.picture}>
        <Picture imageId={prize.imageId} size={160} />
      </div>
      <div className={styles.panel}>
        <header className={styles.words}>
          <Heading level={1} size="page">
            <span lang={prize.language}>{prize.name}</span>
          </Heading>
          <Text tone="soft" lang={prize.language}>
            {prize.description}
          </Text>
        </header>
        {flow.refusal ? <RefusalNote refusal={flow.refusal} ref={refusal} /> : null}
        {flow.redemption ? (
          <ResultPart redemption={flow.redemption} pointLabels={texts.labels} fresh ref={result} />
        ) : (
          <>
            {prize.state === 'REDEEMABLE' ? (
              <div className={styles.words} data-needs-scripts="">
                <Button
                  tone="primary"
                  size="large"
                  block
                  busy={flow.busy === 'redeem'}
                  busyLabel={texts.detail.redeeming}
                  onClick={() => flow.send({ kind: 'redeem', quantity: 1, expectedCost: prize.costPoints })}
                >
                  {texts.detail.redeemFor(cost)}
                </Button>
                <Text size="meta" tone="soft" align="center">
                  {texts.detail.have(count)} {texts.detail.after(count - cost)}
                </Text>
              </div>
            ) : (
              <>
                <Note icon="info">
                  {missing > 0
                    ? `${texts.detail.have(count)} ${texts.detail.missing(missing)}`
                    : (prize.stateText ?? texts.detail.unavailable)}
                </Note>
                <ButtonLink tone="primary" size="large" block href={screens.shop}>
                  {texts.detail.shop}
                </ButtonLink>
              </>
            )}
            {handsOver[prize.prizeType] ? <Note icon="shield-check">{handsOver[prize.prizeType]}</Note> : null}
            <DefinitionList
              kind="rows"
              items={[
                { label: texts.detail.cost, value: texts.costOf(cost) },
                { label: texts.detail.good, value: prize.rewardUntilString },
              ]}
            />
            {prize.disclaimer ? (
              <Text size="meta" tone="soft" lang={prize.language}>
                {prize.disclaimer}
              </Text>
            ) : null}
          </>
        )}
        <ButtonLink tone="outline" size="large" block href={screens.rewards}>
          {texts.detail.back}
        </ButtonLink>
      </div>
      <Suspense fallback={null}>
        {flow.asksForCode ? (
          <OneTimeCodePart open onOpenChange={(open) => open || flow.cancelled()} onConfirmed={flow.confirmed} />
        ) : null}
      </Suspense>
    </div>
  );
}
