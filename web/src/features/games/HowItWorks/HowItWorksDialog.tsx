import { useApolloClient } from '@apollo/client/react';
import { Button } from '@larder/design-system/Button';
import { Dialog } from '@larder/design-system/Dialog';
import { Text } from '@larder/design-system/Text';
import { useFrame } from '../../../app/data/frame.ts';
import { markOf } from '../../../art/marks.ts';
import { useGameTexts } from '../../../messages/play/games.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import type { GameDialog } from '../play/game-dialog.ts';
import type { PlayPanel_ProgramFragment } from '../play/PlayPanel.generated.ts';
import { foot, main, number, step as stepClass, steps, title, words } from './HowItWorks.css.ts';
import { MarkHowItWorksSeenDocument } from './HowItWorks.generated.ts';
import { StepArt } from './StepArt.tsx';

interface HowItWorksDialogProps {
  program: PlayPanel_ProgramFragment;
  onClose: () => void;
  onOpen: (dialog: GameDialog) => void;
}

/** Shop, play, win. "Start Playing" takes a new shopper on to opting in, and "Got it" takes an existing one back (G-128). */
export function HowItWorksDialog({ program, onClose, onOpen }: HowItWorksDialogProps) {
  const games = useGameTexts();
  const mark = markOf(useFrame().banner.id);
  const client = useApolloClient();
  const { game } = program;
  const isNew = program.optInStatus === 'NOT_OPTED_IN' && program.hasBegun && !program.optInRefusal;

  const markSeen = () => {
    if (program.howItWorksSeen) return;
    client
      .mutate({ mutation: MarkHowItWorksSeenDocument, variables: { input: { programCode: program.code } } })
      // If this isn't saved, the dialog opens once more: nothing to bother the shopper with.
      .catch(() => undefined);
  };
  const close = () => {
    markSeen();
    onClose();
  };
  const goOn = () => {
    markSeen();
    if (isNew) onOpen('opt-in');
    else onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title={games.howItWorks.title(program.title)}
      size="wide"
      closeLabel={games.close}
    >
      <ol className={steps}>
        {game?.howItWorks.map(({ step, title: heading, body, image }) => (
          <li key={step} className={stepClass}>
            <StepArt image={image} game={game} mark={mark} />
            <div className={words}>
              <h3 className={title}>
                <span className={number}>{step}</span>
                {heading}
              </h3>
              <Text tone="soft">{body}</Text>
            </div>
          </li>
        ))}
      </ol>
      <div className={foot}>
        <div className={main}>
          <Button tone="primary" size="large" onClick={goOn} block>
            {isNew ? games.startPlaying : games.gotIt}
          </Button>
        </div>
        <LinkButton onClick={() => onOpen('rules')}>{games.panel.officialRules}</LinkButton>
      </div>
    </Dialog>
  );
}
