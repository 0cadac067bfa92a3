import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Card } from '@larder/design-system/Card';
import { DefinitionList } from '@larder/design-system/DefinitionList';
import { Heading } from '@larder/design-system/Heading';
import { Note } from '@larder/design-system/Note';
import { Stack } from '@larder/design-system/Stack';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { type Ref, useId } from 'react';
import { useGameTexts } from '../../../messages/play/games.ts';
import { usePrizeTexts } from '../../../messages/play/prizes.ts';
import type { PointLabels } from '../Balance/Balance.tsx';
import { CodeCard } from '../CodeCard/CodeCard.tsx';
import { RecipeText } from '../RecipeText/RecipeText.tsx';
import { TornTicket } from '../TornTicket/TornTicket.tsx';
import type { PrizeResult_RedemptionFragment } from './PrizeResult.generated.ts';
import { resultText } from './result-text.ts';

export interface PrizeResultProps {
  redemption: PrizeResult_RedemptionFragment;
  pointLabels: PointLabels;
  /** Was it just made on this page? Then it has an ink edge and takes focus. */
  fresh?: boolean;
  headingLevel?: 2 | 3;
  ref?: Ref<HTMLElement> | undefined;
}

/** What a redemption delivered: the text first, then the code or the recipe, then what it cost. */
export function PrizeResult({ redemption, pointLabels, fresh = false, headingLevel = 2, ref }: PrizeResultProps) {
  const games = useGameTexts();
  const prizes = usePrizeTexts();
  const id = useId();
  const { result, pointsSpent, pointsLeft, receipt, redeemedAtString } = redemption;
  const text = resultText(redemption, prizes);
  const redeemed = fresh ? prizes.redeemedNow : prizes.redeemedOn(redeemedAtString);
  return (
    <Stack gap={6}>
      {result.__typename === 'RedeemedCode' ? (
        <>
          <CodeCard
            code={result.code}
            redeemed={prizes.redeemedOn(redeemedAtString)}
            lead={text.lead}
            headingLevel={headingLevel}
            fresh={fresh}
            ref={ref}
          />
          <Note icon="shield-check">{prizes.code.stays}</Note>
        </>
      ) : (
        <Card as="section" edge={fresh ? 'ink' : 'hairline'} aria-labelledby={id} tabIndex={-1} ref={ref}>
          <Stack gap={2}>
            <Status kind="done">{redeemed}</Status>
            <Heading level={headingLevel} size="title" id={id}>
              {text.heading}
            </Heading>
            <Text tone="soft">{text.lead}</Text>
          </Stack>
          {fresh ? <TornTicket /> : null}
        </Card>
      )}
      {result.__typename === 'UnlockedRecipe' ? (
        <RecipeText recipe={result.recipe} headingLevel={headingLevel} />
      ) : null}
      {text.link ? (
        <ButtonLink
          tone="outline"
          size="large"
          block
          href={text.link.href}
          {...(text.link.href.startsWith('/') ? {} : { rel: 'noreferrer', icon: 'external-link' as const })}
        >
          {text.link.label}
        </ButtonLink>
      ) : null}
      <DefinitionList
        kind="rows"
        items={[
          {
            label: prizes.facts.spent,
            value:
              pointsSpent > 0
                ? prizes.facts.spentAndLeft(games.points(pointsSpent, pointLabels), pointsLeft)
                : prizes.facts.nothing,
          },
          { label: prizes.facts.useBy, value: result.__typename === 'RedeemedCode' ? result.worksUntil : null },
          { label: prizes.facts.redemption, value: receipt },
        ]}
      />
    </Stack>
  );
}
