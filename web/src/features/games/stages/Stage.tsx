import { type ComponentType, createElement, Suspense, use } from 'react';
import type { GameKind } from '../../../graphql/schema-types.ts';
import type { Picks } from '../motion/pick.ts';
import type { StageProps } from './phase.ts';
import { stage } from './stage.css.ts';
// The four stages' styles come with the route, so that a stage whose code is on its way is never seen bare.
import '@larder/design-system/styles/ScratchCard';
import '@larder/design-system/styles/Wheel';
import './confetti.css.ts';
import './pick.css.ts';
import './scratch.css.ts';
import './trail.css.ts';
import './wheel.css.ts';

export interface AnyStageProps extends StageProps {
  picks: Picks;
  stamps: number;
  onToggle: (jar: number) => void;
  onProgress: (open: number) => void;
  announce: (text: string) => void;
}
type AnyStage = ComponentType<AnyStageProps>;

const loaders: Record<GameKind, () => Promise<AnyStage>> = {
  WHEEL: async () => (await import('./WheelStage.tsx')).WheelStage,
  SCRATCH: async () => (await import('./ScratchStage.tsx')).ScratchStage,
  PICK3: async () => (await import('./PickStage.tsx')).PickStage,
  COLLECT: async () => (await import('./CollectStage.tsx')).CollectStage,
};
const loading = new Map<GameKind, Promise<AnyStage>>();
const loaded = new Map<GameKind, AnyStage>();

/** Loads the code of a stage, once; a route's loader awaits it, so that the server's page holds the picture. */
export function loadStage(kind: GameKind): Promise<AnyStage> {
  const promise =
    loading.get(kind) ??
    loaders[kind]().then((Component) => {
      loaded.set(kind, Component);
      return Component;
    });
  loading.set(kind, promise);
  return promise;
}

function LoadedStage(props: AnyStageProps) {
  const { kind } = props.game;
  return createElement(loaded.get(kind) ?? use(loadStage(kind)), props);
}

/** The picture of a game, by its kind. */
export function Stage(props: AnyStageProps) {
  return (
    <Suspense fallback={<div className={stage({ kind: props.game.kind })} />}>
      <LoadedStage {...props} />
    </Suspense>
  );
}
