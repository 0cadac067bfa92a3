import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { data as response, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router-dom';
import { errorAt, type FieldError, query } from '../../../../app/data/query.ts';
import { screens } from '../../../../app/routing/paths.ts';
import { useRewardsTexts } from '../../../../messages/play/rewards.ts';
import { LoadFailed } from '../../../../ui/LoadFailed/LoadFailed.tsx';
import { PageTitle } from '../../../../ui/PageTitle/PageTitle.tsx';
import { Picture } from '../../../../ui/Picture/Picture.tsx';
import { RewardDocument, useRewardData } from './Reward.generated.ts';
import { RewardPanel } from './RewardPanel.tsx';

/** Why there is nothing to show: there is no such reward, or it couldn't be loaded. */
type Loaded = { failure: FieldError | null };

export async function loader(args: LoaderFunctionArgs) {
  const { data, errors } = await query(args, RewardDocument, { id: args.params['prizeId'] ?? '' });
  const failure = data.me?.groceryRewards?.choice
    ? null
    : (errorAt(errors, 'me.groceryRewards.choice') ?? errorAt(errors, 'me.groceryRewards') ?? null);
  const isMissing = failure?.code === 'PRIZE_NOT_FOUND' || failure?.code === 'NOT_FOUND';
  return response({ failure } satisfies Loaded, { status: isMissing ? 404 : failure ? 503 : 200 });
}

/** `/foru/rewards/foru-5-off`: one thing that grocery rewards buy (S-18). */
export function Component() {
  const texts = useRewardsTexts();
  const { failure } = useLoaderData<Loaded>();
  const { prizeId = '' } = useParams();
  const rewards = useRewardData({ id: prizeId }).me?.groceryRewards;
  const choice = rewards?.choice;
  if (rewards && choice)
    return (
      <>
        <PageTitle>{choice.prize.name}</PageTitle>
        <RewardPanel key={choice.prize.id} choice={choice} count={rewards.points.count} />
      </>
    );
  if (failure && failure.code !== 'PRIZE_NOT_FOUND' && failure.code !== 'NOT_FOUND')
    return <LoadFailed title={texts.couldNotLoad.choices} text={failure.message} />;
  return (
    <EmptyState
      picture={<Picture imageId="wrapped-gift" size={112} />}
      title={texts.detail.notHere}
      headingLevel={1}
      actions={
        <ButtonLink tone="primary" href={screens.rewards}>
          {texts.detail.back}
        </ButtonLink>
      }
    >
      {texts.detail.notHereText}
    </EmptyState>
  );
}
