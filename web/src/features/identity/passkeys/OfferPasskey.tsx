import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Heading } from '@larder/design-system/Heading';
import { Icon } from '@larder/design-system/Icon';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useEffect, useRef, useState } from 'react';
import { usePasskeyTexts } from '../../../messages/account/passkeys.ts';
import { passkeyOffer } from '../../../storage/passkey-offer.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { point, points } from './OfferPasskey.css.ts';
import { useAddPasskey } from './useAddPasskey.ts';

/** After a code: a passkey for the next time, or on without one. */
export function OfferPasskey({ onDone }: { onDone: () => void }) {
  const { offer: texts, adding } = usePasskeyTexts();
  const { isBusy, add } = useAddPasskey();
  const [problem, setProblem] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const setUp = async () => {
    setProblem(undefined);
    const outcome = await add();
    if (outcome.kind === 'failed') return setProblem(outcome.message);
    onDone();
  };
  const decline = () => {
    passkeyOffer.declined();
    onDone();
  };
  return (
    <Stack gap={6}>
      <PageTitle>{texts.title}</PageTitle>
      <Stack gap={3}>
        <Heading level={1} size="landing" tabIndex={-1} ref={title}>
          {texts.title}
        </Heading>
        <Text tone="soft">{texts.lead}</Text>
      </Stack>
      <ul className={points}>
        {texts.points.map((text) => (
          <li key={text} className={point}>
            <Icon name="check" />
            {text}
          </li>
        ))}
      </ul>
      {problem && (
        <Alert tone="warning" size="small" title={problem}>
          {null}
        </Alert>
      )}
      <Stack gap={2}>
        <Button
          tone="primary"
          size="large"
          block
          icon="key-round"
          busy={isBusy}
          busyLabel={adding}
          onClick={() => void setUp()}
        >
          {texts.add}
        </Button>
        <Button tone="plain" size="large" block disabled={isBusy} onClick={decline}>
          {texts.notNow}
        </Button>
      </Stack>
    </Stack>
  );
}
