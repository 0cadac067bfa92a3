import { useApolloClient } from '@apollo/client/react';
import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Status } from '@larder/design-system/Status';
import { Text } from '@larder/design-system/Text';
import { Tile } from '@larder/design-system/Tile';
import { Suspense, useState } from 'react';
import { OneTimeCodePart } from '../../identity/parts.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useWinnerNoticeTexts } from '../../../messages/play/winner-notice.ts';
import { pictureSrc } from '../../../art/pictures.ts';
import { claimWin } from '../WinnerNotice/claim.ts';
import type { WinnerNotice_WinFragment } from '../WinnerNotice/WinnerNotice.generated.ts';
import { action, card, picture, wide } from './ClaimCard.css.ts';

/** The household's win on its game's page: acknowledging the notice leaves the claim open, and this is where to make it (T-61). */
export function ClaimCard({ win }: { win: WinnerNotice_WinFragment }) {
  const texts = useWinnerNoticeTexts();
  const { frame } = useMessages();
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const [confirming, setConfirming] = useState(false);

  const claim = async () => {
    setBusy(true);
    setFailed(null);
    const outcome = await claimWin(client, win);
    setBusy(false);
    if (outcome.kind === 'confirm') setConfirming(true);
    if (outcome.kind === 'failed') setFailed(outcome.message ?? frame.unavailable.text);
  };
  const confirmed = () => {
    setConfirming(false);
    void claim();
  };
  return (
    <Card as="section" padding="small" edge="ink" aria-label={texts.yourWin}>
      <div className={card}>
        <Tile tone="sky">
          <img className={picture} src={pictureSrc('trophy')} alt="" />
        </Tile>
        <div>
          <Heading level={2} size="lead">
            {win.prizeName}
          </Heading>
          <Text tone="soft">
            {win.canClaim ? texts.claimUntil(win.prizeValueString, win.claimByString) : texts.states[win.status]}
          </Text>
        </div>
        <div className={action}>
          {win.canClaim ? (
            <Button tone="primary" busy={busy} onClick={() => void claim()}>
              {texts.claim}
            </Button>
          ) : win.status === 'FORFEITED' ? null : (
            <Status kind="done">{texts.claimed}</Status>
          )}
        </div>
        {failed ? (
          <div className={wide}>
            <Alert tone="error" size="small" title={texts.couldNotClaim}>
              {failed}
            </Alert>
          </div>
        ) : null}
      </div>
      {confirming ? (
        <Suspense>
          <OneTimeCodePart open onOpenChange={setConfirming} onConfirmed={confirmed} />
        </Suspense>
      ) : null}
    </Card>
  );
}
