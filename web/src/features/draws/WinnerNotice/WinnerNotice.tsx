import { lazyPart } from '../../../app/loading/loadable.tsx';
import { OneTimeCodePart } from '../../identity/parts.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useWins } from './useWins.ts';

// Most shoppers have won nothing: for them, nothing else loads.
const WinnerDialog = lazyPart(async () => (await import('./WinnerDialog.tsx')).WinnerDialog);

/** The unacknowledged wins, one after another, on any page (G-60, G-127). */
function WinnerNotice() {
  const { frame } = useMessages();
  const { queue, claim, acknowledge, close, confirming, confirmed, cancelConfirming } = useWins(frame.unavailable.text);
  const [win] = queue.wins;
  if (!win) return null;
  if (confirming)
    return (
      <OneTimeCodePart open onOpenChange={(open) => open || cancelConfirming()} onConfirmed={() => void confirmed()} />
    );
  return (
    <WinnerDialog
      key={win.key}
      win={win}
      more={queue.wins.length - 1}
      busy={queue.busy?.key === win.key ? queue.busy.what : null}
      failed={queue.failed?.key === win.key ? queue.failed : null}
      onClaim={() => void claim(win)}
      onAcknowledge={() => void acknowledge(win)}
      onClose={() => close(win)}
    />
  );
}

export default WinnerNotice;
