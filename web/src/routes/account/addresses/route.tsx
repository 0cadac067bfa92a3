import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { errorAt, type FieldError, query } from '../../../app/data/query.ts';
import { AccountPage } from '../../../features/profile/AccountPage/AccountPage.tsx';
import { LoadFailed } from '../../../ui/LoadFailed/LoadFailed.tsx';
import { useProfileTexts } from '../../../messages/profile.ts';
import { AddressBook } from './AddressBook.tsx';
import { AddressesDocument, useAddressesData } from './Addresses.generated.ts';

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const { errors } = await query(args, AddressesDocument);
  return { errors };
}

/** `/account/addresses.html`: where groceries and prizes go (G-50, G-93, N-8). */
export function Component() {
  const { addresses: texts } = useProfileTexts();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const data = useAddressesData();
  const { me, referenceData } = data;
  if (!me) return null;
  return (
    <AccountPage name="addresses" lead={texts.lead}>
      {me.profile ? (
        <AddressBook me={me} profile={me.profile} states={referenceData.states} />
      ) : (
        <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'me.profile')?.message} />
      )}
    </AccountPage>
  );
}
