import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Heading } from '@larder/design-system/Heading';
import { Numeral } from '@larder/design-system/Numeral';
import { PlaysLeft } from '@larder/design-system/PlaysLeft';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { Tile } from '@larder/design-system/Tile';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useGameCardTexts } from '../../../messages/play/game-card.ts';
import { ground } from './GameArt.css.ts';
import { FeatureArt, type FeatureOdds, GameArt } from './GameArt.tsx';
import { Picture } from '../../../ui/Picture/Picture.tsx';
import {
  actions,
  art,
  button,
  card,
  faded,
  facts,
  head,
  mainAction,
  points,
  promised,
  promisedPrize,
  titleLink,
  topRow,
  words,
} from './GameCard.css.ts';
import type { GameCard_FeatureFragment, GameCard_ProgramFragment } from './GameCard.generated.ts';
import { gamePath, nextStepOf } from './next-step.ts';

interface GameCardProps {
  program: GameCard_ProgramFragment;
  mark: string;
  /** The extra details on the featured game's card. */
  feature?: GameCard_FeatureFragment;
  /** It leads from elsewhere to the games, so its button is not the page's main action. */
  isTeaser?: boolean;
}

const statusKinds = { IN_PROGRESS: 'active', NOT_STARTED: 'todo', GAME_OVER: 'over' } as const;

/** A game: its status, one fact, one button. */
export function GameCard({ program, mark, feature, isTeaser = false }: GameCardProps) {
  const id = useId();
  const isFeature = feature !== undefined;
  const odds = feature?.game?.odds;
  const isOver = program.gameStatus === 'GAME_OVER';
  return (
    <article className={card({ feature: isFeature })} aria-labelledby={id}>
      <div
        className={`${art({ feature: isFeature, over: isOver })} ${program.game && !isOver ? ground[program.game.kind] : ''}`}
      >
        {program.game ? (
          <div className={isOver ? faded : undefined}>
            {odds ? <FeatureArt game={program.game} odds={odds} mark={mark} /> : <GameArt game={program.game} />}
          </div>
        ) : null}
      </div>
      <div className={words({ feature: isFeature })}>
        <div className={head}>
          <div className={topRow}>
            <Status kind={statusKinds[program.gameStatus]}>{program.gameStatusLabel}</Status>
            <Text size="meta" tone="soft" as="span">
              {program.endDateString}
            </Text>
          </div>
          <Heading level={3} size={isFeature ? 'feature' : 'small'} tone={isOver ? 'soft' : 'ink'} id={id}>
            <Link to={gamePath(program)} discover="none" className={titleLink} lang={program.language}>
              {program.title}
            </Link>
          </Heading>
        </div>
        {isFeature ? <FeatureFacts program={program} odds={odds} /> : <CardFact program={program} />}
        <CardAction program={program} isFeature={isFeature} isTeaser={isTeaser} />
      </div>
    </article>
  );
}

function FeatureFacts({ program, odds = [] }: { program: GameCard_ProgramFragment; odds?: FeatureOdds | undefined }) {
  const games = useGameCardTexts();
  const { points: count, pointLabels, game, gameStatus } = program;
  if (!game) return null;
  if (gameStatus === 'NOT_STARTED') return <Promised odds={odds} optInText={game.optInText} />;
  if (!count) return null;
  return (
    <div className={facts}>
      <p className={points}>
        <Numeral size="hero">{games.number(count.totalGamePoints)}</Numeral>
        <Text as="span">{count.totalGamePoints === 1 ? pointLabels.singular : pointLabels.plural}</Text>
      </p>
      <TodaysPlays gameplaysAvailable={count.gameplaysAvailable} perDay={game.maxPlaysPerDay} />
    </div>
  );
}

/** What newcomers see: the game's rarest prizes, and that the first play is free. */
function Promised({ odds, optInText }: { odds: FeatureOdds; optInText: string }) {
  const games = useGameCardTexts();
  const id = useId();
  const best = odds
    .filter(({ isPrize }) => isPrize)
    .sort((a, b) => b.oneIn - a.oneIn)
    .slice(0, 3);
  return (
    <div className={facts}>
      {best.length > 0 ? (
        <div className={head}>
          <Text size="meta" tone="soft" id={id}>
            {games.youCanWin}
          </Text>
          <ul className={promised} aria-labelledby={id}>
            {best.map(({ label, imageId }) => (
              <li key={label} className={promisedPrize}>
                <Tile>
                  <Picture imageId={imageId} size={44} />
                </Tile>
                <Text size="meta" weight="strong">
                  {label}
                </Text>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Text size="lead" weight="strong">
        {optInText}
      </Text>
    </div>
  );
}

/** Plays as tickets, as long as they can be counted at a glance. */
function TodaysPlays({ gameplaysAvailable, perDay }: { gameplaysAvailable: number; perDay: number }) {
  const label = useGameCardTexts().playsLeft(gameplaysAvailable);
  if (perDay > 8 || gameplaysAvailable > perDay) return <Text weight="strong">{label}</Text>;
  return <PlaysLeft used={perDay - gameplaysAvailable} total={perDay} label={label} />;
}

function CardFact({ program }: { program: GameCard_ProgramFragment }) {
  const games = useGameCardTexts();
  const step = nextStepOf(program);
  switch (step.kind) {
    case 'over':
      return (
        <Text tone="soft">
          {step.prizesWon > 0 ? games.wonAndRedeem(step.prizesWon, program.redeemByString) : games.gameHasEnded}
        </Text>
      );
    case 'opens-later':
      return program.tagline ? (
        <Text tone="soft" lang={program.language}>
          {program.tagline}
        </Text>
      ) : (
        <Text tone="soft">{program.playability.reasonText}</Text>
      );
    case 'refused':
      return <Text tone="soft">{step.reason}</Text>;
    case 'opt-in':
      return <Text tone="soft">{program.game?.optInText ?? games.emptySummary}</Text>;
    case 'no-game':
      return <Text tone="soft">{games.emptySummary}</Text>;
    case 'play':
      return (
        <div>
          {program.points && program.points.freePlays > 0 ? <Text tone="soft">{games.freePlayWaits}</Text> : null}
          <Text weight="strong">{games.playsLeft(step.gameplaysAvailable)}</Text>
        </div>
      );
    case 'short-of-points':
      return (
        <ProgressBar
          label={games.nextPlay}
          value={step.have}
          max={step.need}
          valueText={games.nextPlayProgress(step.have, step.need, program.pointLabels.plural)}
        />
      );
    case 'waits':
      return <Text tone="soft">{step.reason}</Text>;
  }
}

interface CardActionProps {
  program: GameCard_ProgramFragment;
  isFeature: boolean;
  isTeaser: boolean;
}

function CardAction({ program, isFeature, isTeaser }: CardActionProps) {
  const games = useGameCardTexts();
  const step = nextStepOf(program);
  const path = gamePath(program);
  const main = isFeature && !isTeaser ? 'primary' : 'brand';
  const steps = {
    over: {
      tone: 'outline',
      label: step.kind === 'over' && step.prizesWon > 0 ? games.seeMyPrizes : games.seeGame,
      href: path,
    },
    'opens-later': { tone: 'outline', label: games.seeGame, href: path },
    refused: { tone: 'outline', label: games.seeGame, href: path },
    'opt-in': { tone: main, label: games.optIn, href: path },
    'no-game': { tone: 'outline', label: games.seeGame, href: path },
    play: { tone: main, label: games.playNow, href: path },
    'short-of-points': { tone: 'outline', label: games.shopToEarn, href: `${path}#shop-to-earn` },
    waits: { tone: 'outline', label: games.seeGame, href: path },
  } as const satisfies Record<typeof step.kind, { tone: 'primary' | 'brand' | 'outline'; label: string; href: string }>;
  const { tone, label, href } = steps[step.kind];
  const name = games.prizeCard.withName(label, program.title);
  if (!isFeature)
    return (
      <div className={button}>
        <ButtonLink tone={tone} block href={href} aria-label={name}>
          {label}
        </ButtonLink>
      </div>
    );
  return (
    <div className={actions}>
      <div className={mainAction}>
        <ButtonLink tone={tone} size="large" href={href} aria-label={name}>
          {label}
        </ButtonLink>
      </div>
      {!isTeaser && (
        <TextLink href={`${path}#prizes`} standalone>
          {games.availablePrizes}
        </TextLink>
      )}
    </div>
  );
}
