import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Inline } from '@larder/design-system/Inline';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useState } from 'react';
import { screens } from '../../app/routing/paths.ts';
import type { PushKind } from '../../graphql/schema-types.ts';
import { usePushTexts } from '../../messages/phone/push.ts';
import { pushPutAside } from '../../storage/phone/push-device.ts';
import { usePush } from './push/usePush.ts';

interface PushAskProps {
  /** What the shopper has just done, and would like to hear of. */
  kind: PushKind;
}

/** Asks in context whether this browser may tell of something; never on arrival, and not again after "Not now". */
export function PushAsk({ kind }: PushAskProps) {
  const { ask } = usePushTexts();
  const announce = useAnnounce();
  const { standing, kinds, isBusy, problem, set } = usePush();
  const [state, setState] = useState<'asking' | 'aside' | 'on'>(() => (pushPutAside.read() ? 'aside' : 'asking'));
  const { title, text } = ask[kind];
  if (state === 'aside' || standing !== 'known' || (kinds.includes(kind) && state !== 'on')) return null;
  const turnOn = async () => {
    if (!(await set([...kinds, kind]))) return;
    setState('on');
    announce(ask.on);
  };
  const putAside = () => {
    pushPutAside.write();
    setState('aside');
  };
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={3}>
        <Heading level={2} size="lead">
          {title}
        </Heading>
        <Text tone="soft">{state === 'on' ? ask.on : text}</Text>
        {problem && (
          <Text tone="error" role="alert">
            {problem}
          </Text>
        )}
        {state === 'on' ? (
          <TextLink href={screens.communicationPreference} standalone>
            {ask.settings}
          </TextLink>
        ) : (
          <Inline gap={3}>
            <Button tone="outline" icon="bell" busy={isBusy} onClick={() => void turnOn()}>
              {ask.turnOn}
            </Button>
            <Button tone="plain" onClick={putAside}>
              {ask.notNow}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
