import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Stack } from '@larder/design-system/Stack';
import { Switch } from '@larder/design-system/Switch';
import { useSyncExternalStore } from 'react';
import { useProfileTexts } from '../../../messages/profile.ts';
import { analyticsConsent } from '../../../storage/analytics-consent.ts';
import { consent } from './preferences.css.ts';

/** May this browser tell which recommendations were seen (S-253)? No, unless the shopper says so here; no again in one press. */
export function SeenConsent() {
  const { communication } = useProfileTexts();
  const { savedNow, seen: texts } = communication;
  const announce = useAnnounce();
  const { subscribe, read, readOnServer, isRefused } = analyticsConsent;
  const isOn = useSyncExternalStore(subscribe, read, readOnServer);
  const isStuck = useSyncExternalStore(subscribe, isRefused, readOnServer);
  return (
    <Stack gap={4}>
      <Heading level={2} size="title" id="on-this-device">
        {texts.title}
      </Heading>
      <Card padding="none">
        <div className={consent} data-needs-scripts="">
          <Switch
            label={texts.label}
            hint={isStuck ? texts.refused : texts.text}
            checked={isOn}
            disabled={isStuck}
            onChange={(enabled) => {
              analyticsConsent.set(enabled);
              announce(savedNow(texts.label, enabled));
            }}
          />
        </div>
      </Card>
    </Stack>
  );
}
