import { Button } from '@larder/design-system/Button';
import { Suspense } from 'react';
import { lazyPart } from '../../app/loading/loadable.tsx';
import { useInstallTexts } from '../../messages/phone/install.ts';
import { useInstall } from './install/useInstall.ts';

const Steps = lazyPart(async () => (await import('./install/InstallSteps.tsx')).InstallSteps);

/** Installs the storefront from the menu, where it can be. */
export function InstallItem() {
  const texts = useInstallTexts();
  const { way, isExplained, setExplained, start } = useInstall();
  if (way === null) return null;
  return (
    <div>
      <Button tone="outline" size="small" block icon="download" onClick={start}>
        {texts.install}
      </Button>
      {isExplained && (
        <Suspense>
          <Steps open onOpenChange={setExplained} />
        </Suspense>
      )}
    </div>
  );
}
