import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { query } from '../../../app/query.ts';
import { SignInFlow } from '../../../features/sign-in/SignInFlow.tsx';
import { useAccountTexts } from '../../../messages/account.ts';
import { SignInDocument } from './SignIn.generated.ts';

/** Whoever is signed in has nothing to do here. */
export async function loader(args: LoaderFunctionArgs) {
  const { data } = await query(args, SignInDocument);
  if (data.viewer.isAuthorized) throw redirect('/foru.html');
  return null;
}

/** `/account/sign-in.html`. */
export function Component() {
  return <SignInFlow title={useAccountTexts().signIn.title} />;
}
