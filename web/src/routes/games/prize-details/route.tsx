import { data as response, useParams, type LoaderFunctionArgs } from 'react-router-dom';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import type { Prepare } from '../../../app/loading/prepare.ts';
import { knownData } from '../../../app/data/answers.ts';
import { errorAt, query } from '../../../app/data/query.ts';
import { Later } from '../../../ui/Later/Later.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { PrizePanel } from '../../../features/prizes/PrizePanel/PrizePanel.tsx';
import type { PrizePanel_PrizeFragment } from '../../../features/prizes/PrizePanel/PrizePanel.generated.ts';
import { SweepstakesPart } from '../../../features/draws/parts.ts';
import { loadParts, OthersPart } from '../../../features/prizes/PrizePanel/parts.ts';
import { useRedeem } from '../../../features/prizes/Redeem/useRedeem.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import { PrizeDetailsDocument, usePrizeDetailsData } from './PrizeDetails.generated.ts';
import { page } from './prize.css.ts';

export { PrizeErrorBoundary as ErrorBoundary } from '../../../features/prizes/Unavailable/PrizeErrorBoundary.tsx';

/** Answers the code of the prize's game, to which Back leads (G-18). */
export async function loader(args: LoaderFunctionArgs): Promise<{ programCode: string }> {
  const { data, errors } = await query(args, PrizeDetailsDocument, { id: args.params['prizeId'] ?? '' });
  if (data.me?.prize) {
    await loadParts(data.me.prize);
    return { programCode: data.me.prize.programCode };
  }
  const failure = errorAt(errors, 'me.prize');
  throw response(
    { reason: 'UNAVAILABLE', ...(failure ? { message: failure.message } : {}) },
    { status: failure && failure.code !== 'NOT_FOUND' ? 503 : 404 },
  );
}

/** A part's code is there before the browser takes over the page that the server has drawn. */
export const prepare: Prepare = async ({ client, params }) => {
  const answer = knownData(client, PrizeDetailsDocument, { id: params['prizeId'] ?? '' });
  await loadParts(answer?.me?.prize);
};

/** One prize (G-13): what it is, how to have it, and what it brought. */
export function Component() {
  const games = useGameTexts();
  const prizes = usePrizeTexts();
  const { prizeId = '' } = useParams();
  const data = usePrizeDetailsData({ id: prizeId });
  const prize = data.me?.prize;
  if (!prize) return null;
  const draw = prize.prizeType === 'SWEEPSTAKES' ? prize.program?.sweepstakes : null;
  const others = (prize.program?.prizes ?? []).filter(({ id, available }) => id !== prize.id && available).slice(0, 3);
  const othersTitle =
    prize.state === 'SOLD_OUT'
      ? prizes.others.similar
      : prize.state === 'LIMIT_REACHED'
        ? prizes.others.wait
        : prizes.others.more;
  const labels = prize.program?.pointLabels ?? games.defaultPointLabels;
  return (
    <div className={page}>
      <PageTitle>{prize.title}</PageTitle>
      <RedeemablePrize key={prize.id} prize={prize} />
      {draw ? <SweepstakesPart draw={draw} hasOddsElsewhere /> : null}
      {others.length > 0 ? (
        <Section title={othersTitle} id="others">
          <Later>
            <OthersPart prizes={others} pointLabels={labels} />
          </Later>
        </Section>
      ) : null}
    </div>
  );
}

function RedeemablePrize({ prize }: { prize: PrizePanel_PrizeFragment }) {
  return <PrizePanel prize={prize} flow={useRedeem(prize.id)} />;
}
