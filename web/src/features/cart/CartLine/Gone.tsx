import { useLaterTexts } from '../../../messages/later.ts';
import { LinkButton } from '../../../ui/LinkButton/LinkButton.tsx';
import { useKeeper } from '../keeper/useKeeper.ts';
import { canBeSaved, saveForLater } from '../Later/saving.ts';
import type { CartLine_LineFragment as Line } from './CartLine.generated.ts';
import { Swaps } from './Swaps.tsx';
import type { useShield } from './useShield.ts';

interface GoneProps {
  line: Line;
  /** Holds what would lose something. */
  pass: ReturnType<typeof useShield>['pass'];
}

/** Below a line that can't be had: it can wait for a better day, or give way to what is close to it. */
export function Gone({ line, pass }: GoneProps) {
  const texts = useLaterTexts();
  const keeper = useKeeper();
  const save = () => pass(0, () => saveForLater(keeper(), line, undefined, texts));
  return (
    <>
      {canBeSaved(keeper(), line.id) && (
        <div>
          <LinkButton aria-label={texts.saveOf(line.spokenName)} onClick={save}>
            {texts.save}
          </LinkButton>
        </div>
      )}
      <Swaps line={line} />
    </>
  );
}
