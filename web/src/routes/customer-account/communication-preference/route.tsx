import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { PushSettings } from '../../../features/phone/PushSettings.tsx';
import { AccountPage } from '../../../features/profile/AccountPage/AccountPage.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { useProfileTexts } from '../../../messages/profile.ts';
import {
  CommunicationPreferenceDocument,
  useCommunicationPreferenceData,
} from './CommunicationPreference.generated.ts';
import { Preferences } from './Preferences.tsx';
import { SeenConsent } from './SeenConsent.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const { errors } = await query(args, CommunicationPreferenceDocument);
  return { errors };
}

/** `/customer-account/communication-preference.html`: the shopper's communication preferences (S-25, G-133). */
export function Component() {
  const { communication: texts } = useProfileTexts();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const { revalidate } = useRevalidator();
  const { me } = useCommunicationPreferenceData();
  if (!me) return null;
  const preferences = me.profile?.communicationPreferences;
  const { maskedEmail = null, maskedPhone = null } = preferences ?? {};
  const lead =
    maskedEmail && maskedPhone ? texts.and(maskedEmail, maskedPhone) : (maskedEmail ?? maskedPhone ?? texts.nowhere);
  return (
    <AccountPage name="communication" lead={preferences ? lead : ''}>
      {preferences ? (
        <Preferences preferences={preferences} store={me.store.name} onAdded={() => void revalidate()} />
      ) : (
        <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'me.profile.communicationPreferences')?.message} />
      )}
      <PushSettings />
      <SeenConsent />
    </AccountPage>
  );
}
