import type { ComponentType } from 'react';
import { type Loadable, loadable } from '../../../app/loading/loadable.tsx';
import type { GameKind } from '../../../graphql/schema-types.ts';
import type { Picks } from '../motion/pick.ts';
import type { StageProps } from './phase.ts';
import { stage } from './stage.css.ts';

export interface AnyStageProps extends StageProps {
  picks: Picks;
  stamps: number;
  onToggle: (jar: number) => void;
  onProgress: (open: number) => void;
  announce: (text: string) => void;
}
type AnyStage = ComponentType<AnyStageProps>;

/** Before its code is there, a stage is an empty place of its size. */
const stageOf = (kind: GameKind, name: string, fetchCode: () => Promise<AnyStage>): Loadable<AnyStageProps> =>
  loadable(`src/features/games/stages/${name}.tsx`, fetchCode, <div className={stage({ kind })} />);

const stages: Record<GameKind, Loadable<AnyStageProps>> = {
  WHEEL: stageOf('WHEEL', 'WheelStage', async () => (await import('./WheelStage.tsx')).WheelStage),
  SCRATCH: stageOf('SCRATCH', 'ScratchStage', async () => (await import('./ScratchStage.tsx')).ScratchStage),
  PICK3: stageOf('PICK3', 'PickStage', async () => (await import('./PickStage.tsx')).PickStage),
  COLLECT: stageOf('COLLECT', 'CollectStage', async () => (await import('./CollectStage.tsx')).CollectStage),
};

/** Loads the code of a stage, once; a route's loader awaits it, so that the server's page holds the picture. */
export const loadStage = (kind: GameKind): Promise<AnyStage> => stages[kind].load();

/** The picture of a game, by its kind. */
export function Stage(props: AnyStageProps) {
  const { Part } = stages[props.game.kind];
  return <Part {...props} />;
}
