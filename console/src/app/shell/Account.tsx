import { useState } from 'react';
import { Button } from '@larder/design-system/Button';
import { DropdownPanel } from '@larder/design-system/DropdownPanel';
import { SegmentedControl } from '@larder/design-system/SegmentedControl';
import { Stack } from '@larder/design-system/Stack';
import { Text } from '@larder/design-system/Text';
import { useChooseLanguage, useMessages } from '../../messages/messages.tsx';
import { useOperator } from '../../session/session.ts';
import { useSignOutMutation } from '../../session/Session.generated.ts';
import * as styles from './Account.css.ts';

/** Who is signed in, in which language they read, and the way out. */
export function Account({ onSignedOut }: { onSignedOut: () => void }) {
  const { account, roles, language } = useMessages();
  const { fullName, email, roles: held } = useOperator();
  const choose = useChooseLanguage();
  const [leaving, setLeaving] = useState(false);
  const [signOut] = useSignOutMutation();
  const leave = async (everywhere: boolean) => {
    setLeaving(true);
    try {
      await signOut({ variables: { input: { everywhere } } });
      onSignedOut();
    } catch {
      setLeaving(false);
    }
  };
  const trigger = (
    <button type="button" className={styles.trigger} aria-label={account.menu(fullName)}>
      {fullName}
    </button>
  );
  return (
    <div className={styles.place}>
      <DropdownPanel trigger={trigger} align="end">
        {() => (
          <Stack gap={4}>
            <Stack gap={1}>
              <Text weight="strong">{fullName}</Text>
              <Text size="meta" tone="soft">
                {email}
              </Text>
              <Text size="meta" tone="soft">
                {held.map((role) => roles[role].name).join(', ')}
              </Text>
            </Stack>
            <SegmentedControl
              legend={account.language}
              value={language}
              onChange={choose}
              segments={[
                { value: 'en', label: account.english },
                { value: 'es', label: account.spanish },
              ]}
            />
            <Stack gap={2}>
              <Button
                tone="outline"
                size="small"
                busy={leaving}
                busyLabel={account.leaving}
                onClick={() => void leave(false)}
              >
                {account.signOut}
              </Button>
              <Button tone="plain" size="small" onClick={() => void leave(true)}>
                {account.signOutEverywhere}
              </Button>
            </Stack>
          </Stack>
        )}
      </DropdownPanel>
    </div>
  );
}
