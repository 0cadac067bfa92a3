import { Button } from '@larder/design-system/Button';
import { Card } from '@larder/design-system/Card';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { type LoaderFunctionArgs } from 'react-router-dom';
import { query } from '../../../app/data/query.ts';
import { useLeaveAccount } from '../../../features/identity/useLeaveAccount.ts';
import { list, padded } from '../../../features/profile/AccountPage/AccountPage.css.ts';
import { AccountPage } from '../../../features/profile/AccountPage/AccountPage.tsx';
import { usePasskeyTexts } from '../../../messages/account/passkeys.ts';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { Passkeys } from './Passkeys.tsx';
import { SecurityDocument, useSecurityData } from './Security.generated.ts';

export async function loader(args: LoaderFunctionArgs) {
  await query(args, SecurityDocument);
  return null;
}

/** `/account/security.html`: passkeys, and the way out of every device. */
export function Component() {
  const { page: texts } = usePasskeyTexts();
  const { me } = useSecurityData();
  if (!me) return null;
  return (
    <AccountPage name="security" lead={texts.lead}>
      <div className={list}>
        {me.passkeys ? <Passkeys passkeys={me.passkeys} /> : <LoadFailed title={texts.couldNotLoad} text={undefined} />}
        <Everywhere />
      </div>
    </AccountPage>
  );
}

function Everywhere() {
  const { page: texts } = usePasskeyTexts();
  const { leave, isLeaving, failed } = useLeaveAccount();
  return (
    <Card as="section" padding="none" aria-labelledby="everywhere">
      <div className={padded.facts}>
        <Heading level={2} size="title" id="everywhere">
          {texts.everywhere}
        </Heading>
        <Text tone="soft">{texts.everywhereText}</Text>
        {failed && (
          <Text tone="error" role="alert">
            {texts.signOutFailed}
          </Text>
        )}
        <div>
          <Button tone="outline" busy={isLeaving} onClick={() => void leave(true)}>
            {texts.signOutEverywhere}
          </Button>
        </div>
      </div>
    </Card>
  );
}
