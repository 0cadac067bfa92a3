import { Button } from '@larder/design-system/Button';
import { Inline } from '@larder/design-system/Inline';
import { Status } from '@larder/design-system/Status';
import { VisuallyHidden } from '@larder/design-system/VisuallyHidden';
import { usePasskeyTexts } from '../../../messages/account/passkeys.ts';
import type { PasskeyCard_PasskeyFragment } from './PasskeyCard.generated.ts';
import { hint, name as nameStyle, row, words } from './PasskeyCard.css.ts';

interface PasskeyCardProps {
  passkey: PasskeyCard_PasskeyFragment;
  /** Are there others for other hosts, so that each says which is its own? */
  showsHost: boolean;
  onRename: () => void;
  onRemove: () => void;
}

/** A passkey of the shopper's, and what can be done with it. */
export function PasskeyCard({ passkey, showsHost, onRename, onRemove }: PasskeyCardProps) {
  const { page: texts } = usePasskeyTexts();
  const { name, host, datesText, isStopped } = passkey;
  return (
    <div className={row}>
      <div className={words}>
        <span className={nameStyle}>{name}</span>
        <span className={hint}>{datesText}</span>
        {showsHost && <span className={hint}>{texts.at(host)}</span>}
        {isStopped && (
          <>
            <span>
              <Status kind="over">{texts.stopped}</Status>
            </span>
            <span className={hint}>{texts.stoppedText}</span>
          </>
        )}
      </div>
      <Inline gap={2}>
        <Button tone="outline" size="small" onClick={onRename}>
          <span aria-hidden="true">{texts.rename}</span>
          <VisuallyHidden>{texts.renameOf(name)}</VisuallyHidden>
        </Button>
        <Button tone="plain" size="small" onClick={onRemove}>
          <span aria-hidden="true">{texts.remove}</span>
          <VisuallyHidden>{texts.removeOf(name)}</VisuallyHidden>
        </Button>
      </Inline>
    </div>
  );
}
