import { TextLink } from '@larder/design-system/TextLink';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { screens } from '../../../app/routing/paths.ts';
import { activityPath } from '../../../features/games/Activity/activity-path.ts';
import { RewardCard } from '../../../features/prizes/RewardCard/RewardCard.tsx';
import { RewardPoints } from '../../../features/prizes/RewardPoints/RewardPoints.tsx';
import { useRewardsTexts } from '../../../messages/play/rewards.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { NothingYet } from '../../../ui/NothingYet/NothingYet.tsx';
import { Page } from '../../../ui/Page/Page.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { DollarsOff } from './DollarsOff.tsx';
import { History } from './History.tsx';
import { RewardsDocument, type RewardsQuery, useRewardsData } from './Rewards.generated.ts';
import * as styles from './rewards.css.ts';

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const { errors } = await query(args, RewardsDocument);
  return { errors };
}

/** `/foru/rewards.html`: points, the grocery rewards that they make, and what these buy (S-24, N-12, N-70). */
export function Component() {
  const texts = useRewardsTexts();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const rewards = useRewardsData().me?.groceryRewards;
  return (
    <Page title={texts.title}>
      {rewards ? (
        <Rewards rewards={rewards} errors={errors} />
      ) : (
        <LoadFailed title={texts.couldNotLoad.rewards} text={errorAt(errors, 'me.groceryRewards')?.message} />
      )}
    </Page>
  );
}

interface RewardsProps {
  rewards: NonNullable<NonNullable<RewardsQuery['me']>['groceryRewards']>;
  errors: readonly FieldError[];
}

function Rewards({ rewards, errors }: RewardsProps) {
  const texts = useRewardsTexts();
  const { points, choices, history, balance, rewards: credits } = rewards;
  const isNew = points.available === 0 && points.pending === 0 && history?.items.length === 0;
  return (
    <>
      {isNew ? (
        <NothingYet imageId="wrapped-gift" texts={texts.start} href={screens.home} />
      ) : (
        <RewardPoints points={points} />
      )}
      <DollarsOff balance={balance} rewards={credits} />
      <Section title={texts.spend} lead={texts.spendLead(points.perReward)}>
        {choices ? (
          <ul className={styles.choices}>
            {choices.map((choice) => (
              <RewardCard key={choice.prize.id} choice={choice} />
            ))}
          </ul>
        ) : (
          <LoadFailed title={texts.couldNotLoad.choices} text={errorAt(errors, 'me.groceryRewards.choices')?.message} />
        )}
      </Section>
      {!isNew && (
        <Section
          title={texts.history}
          action={
            <TextLink href={activityPath({ filter: 'ALL', programCode: points.programCode })} standalone>
              {texts.seeAll}
            </TextLink>
          }
        >
          {history ? (
            <History items={history.items} />
          ) : (
            <LoadFailed
              title={texts.couldNotLoad.history}
              text={errorAt(errors, 'me.groceryRewards.history')?.message}
            />
          )}
        </Section>
      )}
    </>
  );
}
