import { Button } from '@larder/design-system/Button';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { Dialog } from '@larder/design-system/Dialog';
import { continueWithoutSession } from '../../../app/data/session.ts';
import { useNoticesTexts } from '../../../messages/frame/notices.ts';
import { pictureSrc } from '../../../art/pictures.ts';
import * as styles from './SessionTimeoutDialog.css.ts';

/** Asks whether to sign in again; Escape goes on without (S-38). */
function SessionTimeoutDialog({ signInPath }: { signInPath: string }) {
  const { sessionTimeout } = useNoticesTexts();
  return (
    <Dialog
      open
      onOpenChange={continueWithoutSession}
      title={sessionTimeout.title}
      description={sessionTimeout.text}
      align="center"
      dismissible="escape"
      closeLabel={sessionTimeout.without}
      picture={
        <div className={styles.art}>
          <img src={pictureSrc('hourglass-not-done')} alt="" width={88} height={88} />
          <img src={pictureSrc('hot-beverage')} alt="" width={40} height={40} />
        </div>
      }
      actions={
        <>
          <ButtonLink tone="primary" size="large" block href={signInPath} onClick={continueWithoutSession}>
            {sessionTimeout.signIn}
          </ButtonLink>
          <Button tone="plain" block onClick={continueWithoutSession}>
            {sessionTimeout.without}
          </Button>
        </>
      }
    />
  );
}

export default SessionTimeoutDialog;
