import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Text } from '@larder/design-system/Text';
import { Inline } from '@larder/design-system/Inline';
import { TextLink } from '@larder/design-system/TextLink';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { screens } from '../../../app/routing/paths.ts';
import { useFrame } from '../../../app/data/frame.ts';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { markOf } from '../../../art/marks.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { pictureSrc } from '../../../art/pictures.ts';
import { BonusPathCard } from '../BonusPathCard/BonusPathCard.tsx';
import { GameCard } from '../GameCard/GameCard.tsx';
import { Later } from '../../../ui/Later/Later.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { PlayAndEarnDocument, usePlayAndEarnData } from './PlayAndEarn.generated.ts';
import { arranged } from './arranged.ts';
import {
  arrow,
  closed,
  closedGames,
  closedTitle,
  games as grid,
  paths,
  sections,
  shelf,
  stillLife,
} from './PlayAndEarn.css.ts';

/** The store's games and Bonus Path; whatever fails is null, and `errors` says why. */
export async function playAndEarnLoader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const { errors } = await query(args, PlayAndEarnDocument);
  return { errors };
}

/** Games, then Bonus Path (G-129). If one fails, the other stays. */
export function PlayAndEarnScreen() {
  const games = useGameTexts();
  const data = usePlayAndEarnData();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const mark = markOf(useFrame().banner.id);
  const shown = data.me?.playAndEarn;
  const programs = shown?.programs;
  const bonusPaths = shown?.bonusPaths;
  const featured = shown?.featured ?? undefined;
  const { feature, others, over } = arranged(programs ?? [], featured?.id);
  const prizesWon = over.reduce((sum, { points }) => sum + (points?.totalPrizesWon ?? 0), 0);
  const isEmpty = programs?.length === 0 && bonusPaths?.length === 0;

  return (
    <>
      <PageTitle>{games.playAndEarn}</PageTitle>
      <div className={sections}>
        <Heading level={1} size="page">
          {games.playAndEarn}
        </Heading>
        {isEmpty ? <NothingHere /> : null}
        {programs && programs.length > 0 ? (
          <Section
            title={games.games}
            action={
              <Inline gap={6}>
                <TextLink href={screens.wallet} standalone>
                  {games.myPrizes}
                </TextLink>
                <TextLink href={screens.activity} standalone>
                  {games.details.activity}
                </TextLink>
              </Inline>
            }
          >
            <div className={grid}>
              {feature && featured ? <GameCard program={feature} mark={mark} feature={featured} /> : null}
              <Later>
                {others.map((program) => (
                  <GameCard key={program.id} program={program} mark={mark} />
                ))}
              </Later>
            </div>
            {over.length > 0 ? (
              <Later>
                <details className={closed}>
                  <summary className={closedTitle}>
                    <span className={arrow}>
                      <Icon name="chevron-down" />
                    </span>
                    {games.overGames(over.length)}
                    {prizesWon > 0 ? (
                      <Text as="span" tone="soft" size="meta">
                        {games.prizesWon(prizesWon)}
                      </Text>
                    ) : null}
                  </summary>
                  <div className={`${grid} ${closedGames}`}>
                    {over.map((program) => (
                      <GameCard key={program.id} program={program} mark={mark} />
                    ))}
                  </div>
                </details>
              </Later>
            ) : null}
          </Section>
        ) : null}
        {programs ? null : (
          <Section title={games.games}>
            <LoadFailed title={games.couldNotLoadGames} text={errorAt(errors, 'me.playAndEarn.programs')?.message} />
          </Section>
        )}
        {bonusPaths && bonusPaths.length > 0 ? (
          <Section
            title={games.bonusPath}
            lead={games.bonusPathLead}
            action={
              <TextLink href={screens.bonusPath} standalone>
                {games.seeAllPaths}
              </TextLink>
            }
          >
            <div className={paths}>
              <Later>
                {bonusPaths.map((bonusPath) => (
                  <BonusPathCard key={bonusPath.id} bonusPath={bonusPath} />
                ))}
              </Later>
            </div>
          </Section>
        ) : null}
        {bonusPaths ? null : (
          <Section title={games.bonusPath} lead={games.bonusPathLead}>
            <LoadFailed
              title={games.couldNotLoadBonusPath}
              text={errorAt(errors, 'me.playAndEarn.bonusPaths')?.message}
            />
          </Section>
        )}
      </div>
    </>
  );
}

/** No games and no Bonus Path (G-130). */
function NothingHere() {
  const games = useGameTexts();
  return (
    <EmptyState
      title={games.nothingHereYet}
      headingLevel={2}
      picture={
        <svg className={stillLife} viewBox="0 0 170 100" aria-hidden="true">
          <rect y="90" width="170" height="8" rx="4" className={shelf} />
          <image href={pictureSrc('jar')} x="37" y="-4" width="96" height="96" />
        </svg>
      }
      actions={
        <ButtonLink tone="outline" href={screens.gameGrid}>
          {games.tryAgain}
        </ButtonLink>
      }
    >
      {games.emptyPage}
    </EmptyState>
  );
}
