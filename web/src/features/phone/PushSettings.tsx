import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Stack } from '@larder/design-system/Stack';
import { Switch } from '@larder/design-system/Switch';
import { Text } from '@larder/design-system/Text';
import type { PushKind } from '../../graphql/schema-types.ts';
import { usePushTexts } from '../../messages/phone/push.ts';
import { usePush } from './push/usePush.ts';

const all: readonly PushKind[] = ['ORDERS', 'WINS', 'SCHEDULE'];

/** What this browser shows while no page is open, kind by kind. */
export function PushSettings() {
  const texts = usePushTexts();
  const announce = useAnnounce();
  const { standing, kinds, isBusy, problem, set } = usePush();
  const turn = async (kind: PushKind, isOn: boolean) => {
    const { title } = texts.kinds[kind];
    if (await set(all.filter((each) => (each === kind ? isOn : kinds.includes(each)))))
      announce(texts.saved(title, isOn));
  };
  const why = standing === 'unknown' || standing === 'known' ? texts.lead : texts[standing];
  return (
    <Stack gap={4} data-needs-scripts="">
      <Heading level={2} size="title" id="notifications">
        {texts.title}
      </Heading>
      <Text tone="soft">{why}</Text>
      {problem && (
        <Text tone="error" role="alert">
          {problem}
        </Text>
      )}
      <Card>
        <Stack gap={5}>
          {all.map((kind) => (
            <Switch
              key={kind}
              label={texts.kinds[kind].title}
              hint={texts.kinds[kind].text}
              checked={kinds.includes(kind)}
              disabled={standing !== 'known' || isBusy}
              onChange={(isOn) => void turn(kind, isOn)}
            />
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
