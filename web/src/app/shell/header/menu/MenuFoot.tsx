import { Button } from '@larder/design-system/Button';
import { Switch } from '@larder/design-system/Switch';
import { Suspense, useSyncExternalStore } from 'react';
import { useAccountPanelTexts } from '../../../../messages/account/account-panel.ts';
import { hapticsSetting } from '../../../../storage/phone/haptics-setting.ts';
import { canBuzz } from '../../../../ui/haptics.ts';
import { useFrame } from '../../../data/frame.ts';
import { lazyPart } from '../../../loading/loadable.tsx';
import { OtherLanguage } from '../../navigation/OtherLanguage.tsx';
import { SchemeChoice } from '../SchemeChoice.tsx';
import { useLeaveAccount } from '../../../../features/identity/useLeaveAccount.ts';
import * as styles from './NavigationDrawer.css.ts';

// On its own: what every page knows of the menu stays as short as it was.
const InstallItem = lazyPart(async () => (await import('../../../../features/phone/InstallItem.tsx')).InstallItem);

/** How the page is shown, in which language, and the way out. */
export function MenuFoot() {
  const texts = useAccountPanelTexts();
  const { viewer } = useFrame();
  return (
    <div className={styles.group}>
      <div className={styles.settings}>
        <SchemeChoice />
        <HapticsSwitch label={texts.haptics} />
        <OtherLanguage />
        <Suspense>
          <InstallItem />
        </Suspense>
        {viewer.isAuthorized && <SignOut texts={texts} />}
      </div>
    </div>
  );
}

/** Where the phone can buzz. The menu is never drawn on the server. */
function HapticsSwitch({ label }: { label: string }) {
  const isOn = useSyncExternalStore(hapticsSetting.subscribe, hapticsSetting.read, hapticsSetting.readOnServer);
  return canBuzz() ? <Switch label={label} checked={isOn} onChange={hapticsSetting.set} /> : null;
}

function SignOut({ texts }: { texts: ReturnType<typeof useAccountPanelTexts> }) {
  const { leave, isLeaving, failed } = useLeaveAccount();
  return (
    <div>
      {failed && (
        <p role="alert" className={styles.failed}>
          {texts.failed}
        </p>
      )}
      <Button
        tone="outline"
        size="small"
        block
        busy={isLeaving}
        busyLabel={texts.signingOut}
        onClick={() => void leave(false)}
      >
        {texts.signOut}
      </Button>
    </div>
  );
}
