import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Dialog } from '@larder/design-system/Dialog';
import { Text } from '@larder/design-system/Text';
import { useWinnerNoticeTexts } from '../../../messages/play/winner-notice.ts';
import { WinnerArt } from './WinnerArt.tsx';
import { fact, facts, factLabel, factValue } from './WinnerDialog.css.ts';

export interface WinnerDialogProps {
  win: {
    programTitle: string;
    prizeName: string;
    prizeValueString: string;
    claimByString: string;
    isClaimed: boolean;
    canClaim: boolean;
  };
  /** How many wins follow this one. */
  more: number;
  /** What is in progress, here or in another tab. */
  busy: 'claim' | 'acknowledge' | null;
  /** What failed, in the server's words. */
  failed: { what: 'claim' | 'acknowledge'; message: string } | null;
  onClaim: () => void;
  onAcknowledge: () => void;
  /** Closes it for now: it comes back with the next page load. */
  onClose: () => void;
}

/** Announces a sweepstakes win (G-127). Only "Got it, don't show again" ends it, and that never counts as a claim (N-31). */
export function WinnerDialog({ win, more, busy, failed, onClaim, onAcknowledge, onClose }: WinnerDialogProps) {
  const winner = useWinnerNoticeTexts();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={winner.congratulations}
      titleSize="page"
      align="center"
      art={<WinnerArt />}
      closeLabel={winner.close}
      description={
        <>
          {winner.youWon(win.programTitle)} <Text as="strong">{win.prizeName}</Text>.{' '}
          {more > 0 ? winner.more(more) : null}
        </>
      }
      actions={
        <>
          {win.canClaim ? (
            <Button
              tone="primary"
              size="large"
              block
              busy={busy === 'claim'}
              disabled={busy === 'acknowledge'}
              onClick={onClaim}
            >
              {winner.claim}
            </Button>
          ) : null}
          <Button
            tone={win.canClaim ? 'plain' : 'primary'}
            block
            busy={busy === 'acknowledge'}
            disabled={busy === 'claim'}
            onClick={onAcknowledge}
          >
            {winner.gotItDontShowAgain}
          </Button>
        </>
      }
    >
      {win.isClaimed ? (
        <Alert tone="success" size="small" title={winner.claimed}>
          {winner.claimedText}
        </Alert>
      ) : (
        <dl className={facts}>
          <div className={fact}>
            <dt className={factLabel}>{winner.prize}</dt>
            <dd className={factValue}>{win.prizeValueString}</dd>
          </div>
          <div className={fact}>
            <dt className={factLabel}>{winner.claimBy}</dt>
            <dd className={factValue}>{win.claimByString}</dd>
          </div>
        </dl>
      )}
      {failed ? (
        <Alert
          tone="error"
          size="small"
          title={failed.what === 'claim' ? winner.couldNotClaim : winner.couldNotAcknowledge}
        >
          {failed.message}
        </Alert>
      ) : null}
    </Dialog>
  );
}
