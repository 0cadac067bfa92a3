import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Inline } from '@larder/design-system/Inline';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { Suspense, useSyncExternalStore } from 'react';
import { useFrame } from '../../app/data/frame.ts';
import { lazyPart } from '../../app/loading/loadable.tsx';
import { useInstallTexts } from '../../messages/phone/install.ts';
import { installOffer } from '../../storage/phone/install-offer.ts';
import { useInstall } from './install/useInstall.ts';

const Steps = lazyPart(async () => (await import('./install/InstallSteps.tsx')).InstallSteps);

/** Offers the storefront as an app where it can be installed, until the shopper says "Not now". */
export function InstallCard() {
  const texts = useInstallTexts();
  const { banner } = useFrame();
  const { way, isExplained, setExplained, start } = useInstall();
  const { subscribe, isPutAside } = installOffer;
  const isAside = useSyncExternalStore(subscribe, isPutAside, () => true);
  if (way === null || isAside) return null;
  return (
    <Card as="section" padding="large" aria-label={texts.title(banner.name)}>
      <Stack gap={3}>
        <Heading level={2} size="lead">
          {texts.title(banner.name)}
        </Heading>
        <Text tone="soft">{texts.text}</Text>
        <Inline gap={3}>
          <Button tone="outline" icon="download" onClick={start}>
            {texts.install}
          </Button>
          <Button tone="plain" onClick={() => installOffer.putAside()}>
            {texts.notNow}
          </Button>
        </Inline>
      </Stack>
      {isExplained && (
        <Suspense>
          <Steps open onOpenChange={setExplained} />
        </Suspense>
      )}
    </Card>
  );
}
