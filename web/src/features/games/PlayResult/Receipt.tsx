import { Text } from '@larder/design-system/Text';
import { useGameTexts } from '../../../messages/play/games.ts';
import { resultText } from '../play/result-text.ts';
import type { PlayPanel_ProgramFragment } from '../play/PlayPanel.generated.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { receipt } from './PlayResult.css.ts';
import type { PlayResult_PlayFragment } from '../play/PlayResult.generated.ts';

interface ReceiptProps {
  play: PlayResult_PlayFragment;
  program: PlayPanel_ProgramFragment;
  /** Before the next play, the line also says how the last one ended (T-39). */
  isLast?: boolean;
  onCheck: () => void;
}

/** Every play has a receipt: its number, its time, and a way to check it. */
export function Receipt({ play, program, isLast = false, onCheck }: ReceiptProps) {
  const games = useGameTexts();
  const { panel, result } = games;
  const outcome = resultText(play, program, games).heading;
  return (
    <div className={receipt}>
      <Text size="meta" tone="soft">
        {isLast ? (
          <>
            {`${panel.lastPlay}: `}
            <Text as="strong">{outcome}</Text>
            {'. '}
          </>
        ) : null}
        {result.receipt(play.receipt, play.playedAtString)}
      </Text>
      <LinkButton onClick={onCheck}>{result.check}</LinkButton>
    </div>
  );
}
