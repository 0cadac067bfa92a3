import { Suspense } from 'react';
import { lazyPart } from '../../../app/loading/loadable.tsx';
import { RulesPart } from '../../content/parts.ts';
import type { PlayPanel_ProgramFragment } from '../play/PlayPanel.generated.ts';
import type { PlayResult_PlayFragment } from '../play/PlayResult.generated.ts';
import type { GameDialog } from '../play/game-dialog.ts';

const HowItWorksDialog = lazyPart(async () => (await import('../HowItWorks/HowItWorksDialog.tsx')).HowItWorksDialog);
const OptInDialog = lazyPart(
  async () => (await import('../OptIn/OptInDialog.tsx')).OptInDialog,
  'src/features/games/OptIn/OptInDialog.tsx',
);
const OddsDialog = lazyPart(async () => (await import('../Odds/OddsDialog.tsx')).OddsDialog);
const CheckPlayDialog = lazyPart(async () => (await import('../CheckPlay/CheckPlayDialog.tsx')).CheckPlayDialog);

interface GameDialogsProps {
  open: GameDialog | null;
  program: PlayPanel_ProgramFragment;
  play: PlayResult_PlayFragment | null;
  onOpen: (dialog: GameDialog | null) => void;
}

/** A game's dialogs; each one's code loads when it is first opened. */
export function GameDialogs({ open, program, play, onOpen }: GameDialogsProps) {
  const close = () => onOpen(null);
  return (
    <Suspense fallback={null}>
      {open === 'how' ? <HowItWorksDialog program={program} onClose={close} onOpen={onOpen} /> : null}
      {open === 'opt-in' ? <OptInDialog code={program.code} title={program.title} onClose={close} /> : null}
      {open === 'rules' ? <RulesPart code={program.code} onClose={close} /> : null}
      {open === 'odds' && program.game ? (
        <OddsDialog
          title={program.title}
          odds={program.game.odds}
          nextCommit={program.playability.nextCommit}
          onClose={close}
        />
      ) : null}
      {open === 'check' && play ? <CheckPlayDialog play={play} onClose={close} /> : null}
    </Suspense>
  );
}
