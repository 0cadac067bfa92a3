import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Heading } from '@larder/design-system/Heading';
import { Numeral } from '@larder/design-system/Numeral';
import { Pips } from '@larder/design-system/Pips';
import { ProgressBar } from '@larder/design-system/ProgressBar';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useId } from 'react';
import { useMessages } from '../../../messages/messages.ts';
import { ground } from './GameArt.css.ts';
import { FeatureArt, GameArt } from './GameArt.tsx';
import { actions, art, card, faded, facts, head, mainAction, points, topRow, words } from './GameCard.css.ts';
import type { GameCard_ProgramFragment } from './GameCard.generated.ts';
import { gamePath, nextStepOf } from './next-step.ts';

interface GameCardProps {
  program: GameCard_ProgramFragment;
  mark: string;
  /** The first game that can be played stands large. */
  isFeature?: boolean;
}

const statusKinds = { IN_PROGRESS: 'active', NOT_STARTED: 'todo', GAME_OVER: 'over' } as const;

/** A game: how it stands, one fact, one button. */
export function GameCard({ program, mark, isFeature = false }: GameCardProps) {
  const id = useId();
  const isOver = program.gameStatus === 'GAME_OVER';
  return (
    <article className={card({ feature: isFeature })} aria-labelledby={id}>
      <div
        className={`${art({ feature: isFeature, over: isOver })} ${program.game && !isOver ? ground[program.game.kind] : ''}`}
      >
        {program.game ? (
          <div className={isOver ? faded : undefined}>
            {isFeature ? <FeatureArt game={program.game} mark={mark} /> : <GameArt game={program.game} mark={mark} />}
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
            {program.title}
          </Heading>
        </div>
        {isFeature ? <FeatureFacts program={program} /> : <CardFact program={program} />}
        <CardAction program={program} isFeature={isFeature} title={id} />
      </div>
    </article>
  );
}

function FeatureFacts({ program: { points: count, pointLabels, game } }: { program: GameCard_ProgramFragment }) {
  const { games } = useMessages();
  if (!count || !game) return null;
  return (
    <div className={facts}>
      <p className={points}>
        <Numeral size="hero">{games.number(count.totalGamePoints)}</Numeral>
        <Text as="span">{count.totalGamePoints === 1 ? pointLabels.singular : pointLabels.plural}</Text>
      </p>
      <PlaysLeft playsLeft={count.playsLeft} perDay={game.maxPlaysPerDay} />
    </div>
  );
}

/** Plays as tickets while they can be counted at a glance. */
function PlaysLeft({ playsLeft, perDay }: { playsLeft: number; perDay: number }) {
  const label = useMessages().games.playsLeft(playsLeft);
  if (perDay > 8 || playsLeft > perDay) return <Text weight="strong">{label}</Text>;
  return <Pips used={perDay - playsLeft} total={perDay} label={label} />;
}

function CardFact({ program }: { program: GameCard_ProgramFragment }) {
  const { games } = useMessages();
  const step = nextStepOf(program);
  switch (step.kind) {
    case 'over':
      return (
        <Text tone="soft">
          {step.prizesWon > 0 ? games.wonAndRedeem(step.prizesWon, program.redeemByString) : games.gameHasEnded}
        </Text>
      );
    case 'opens-later':
      return <Text tone="soft">{program.tagline ?? program.playability.reasonText}</Text>;
    case 'opt-in':
      return <Text tone="soft">{program.game?.optInText ?? games.emptySummary}</Text>;
    case 'no-game':
      return <Text tone="soft">{games.emptySummary}</Text>;
    case 'play':
      return (
        <div>
          {program.points && program.points.freePlays > 0 ? <Text tone="soft">{games.freePlayWaits}</Text> : null}
          <Text weight="strong">{games.playsLeft(step.playsLeft)}</Text>
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

function CardAction({
  program,
  isFeature,
  title,
}: {
  program: GameCard_ProgramFragment;
  isFeature: boolean;
  title: string;
}) {
  const { games } = useMessages();
  const step = nextStepOf(program);
  const path = gamePath(program);
  const button = {
    over: {
      tone: 'outline',
      label: step.kind === 'over' && step.prizesWon > 0 ? games.seeMyPrizes : games.seeGame,
      href: path,
    },
    'opens-later': { tone: 'outline', label: games.seeGame, href: path },
    'opt-in': { tone: 'brand', label: games.optIn, href: path },
    'no-game': { tone: 'outline', label: games.seeGame, href: path },
    play: { tone: isFeature ? 'primary' : 'brand', label: games.playNow, href: path },
    'short-of-points': { tone: 'outline', label: games.shopToEarn, href: `${path}#shop-to-earn` },
    waits: { tone: 'outline', label: games.seeGame, href: path },
  } as const satisfies Record<typeof step.kind, { tone: 'primary' | 'brand' | 'outline'; label: string; href: string }>;
  const { tone, label, href } = button[step.kind];
  if (!isFeature)
    return (
      <ButtonLink tone={tone} block href={href} aria-describedby={title}>
        {label}
      </ButtonLink>
    );
  return (
    <div className={actions}>
      <div className={mainAction}>
        <ButtonLink tone={tone} size="large" href={href} aria-describedby={title}>
          {label}
        </ButtonLink>
      </div>
      <TextLink href={`${path}#prizes`} standalone>
        {games.availablePrizes}
      </TextLink>
    </div>
  );
}
