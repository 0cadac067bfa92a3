import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { screens } from '../../../app/routing/paths.ts';
import { query } from '../../../app/data/query.ts';
import { SignInFlow } from '../../../features/identity/sign-in/SignInFlow.tsx';
import { useIdentityTexts } from '../../../messages/identity.ts';
import { SignInDocument } from './SignIn.generated.ts';

/** A signed-in shopper is redirected. */
export async function loader(args: LoaderFunctionArgs) {
  const { data } = await query(args, SignInDocument);
  if (data.viewer.isAuthorized) throw redirect(screens.forU);
  return null;
}

/** `/account/sign-in.html`. */
export function Component() {
  return <SignInFlow title={useIdentityTexts().signIn.title} />;
}
