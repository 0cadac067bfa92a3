import { Section } from '../../../ui/Section/Section.tsx';
import { useFaqTexts } from '../../../messages/play/faq.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { answer, faq, question } from './details.css.ts';
import type { GameDetailsQuery } from './GameDetails.generated.ts';

type Program = NonNullable<NonNullable<GameDetailsQuery['me']>['program']>;

export interface FaqProps {
  program: Program;
}

/** Frequent questions about a game, answered from the game's own numbers (G-6). */
export function Faq({ program }: FaqProps) {
  const { panel, points, processingNote } = useGameTexts();
  const questions = useFaqTexts();
  const { game, pointLabels, redeemByString } = program;
  if (!game) return null;
  const answers = [
    [questions.earn.ask, game.earnText],
    [
      questions.cost.ask,
      questions.cost.answer(points(game.costPoints, pointLabels), game.maxPlaysPerDay, game.maxPlaysTotal),
    ],
    [questions.arrive.ask, processingNote],
    [questions.redeem.ask, questions.redeem.answer(redeemByString)],
  ] as const;
  return (
    <Section title={panel.faq} id="faq">
      <dl className={faq}>
        {answers.map(([ask, text]) => (
          <div key={ask}>
            <dt className={question}>{ask}</dt>
            <dd className={answer}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
