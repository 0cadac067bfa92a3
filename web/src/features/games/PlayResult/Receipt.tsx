import { Text } from '@larder/design-system/Text';
import { useMessages } from '../../../messages/messages.ts';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { receipt } from './PlayResult.css.ts';
import type { PlayResult_PlayFragment } from './PlayResult.generated.ts';

interface ReceiptProps {
  play: PlayResult_PlayFragment;
  /** Before the next play the line also says how the last one ended (T-39). */
  isLast?: boolean;
  onCheck: () => void;
}

/** Every play has a receipt: its number, its time, and the way to check it. */
export function Receipt({ play, isLast = false, onCheck }: ReceiptProps) {
  const { panel, result } = useMessages().games;
  const outcome = play.prize?.name ?? result.noPrize;
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
