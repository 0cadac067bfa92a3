import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { useFrame } from '../../../app/data/frame.ts';
import { screens } from '../../../app/routing/paths.ts';
import { query } from '../../../app/data/query.ts';
import { SignInFlow } from '../../../features/identity/sign-in/SignInFlow.tsx';
import { useIdentityTexts } from '../../../messages/identity.ts';
import { SignInDocument, useSignInData } from './SignIn.generated.ts';

/** A signed-in shopper is redirected. */
export async function loader(args: LoaderFunctionArgs) {
  const { data } = await query(args, SignInDocument);
  if (data.viewer.isAuthorized) throw redirect(screens.forU);
  return null;
}

/** `/account/sign-in.html`. */
export function Component() {
  const { signIn } = useIdentityTexts();
  const { forUTitle } = useFrame().banner;
  const isDemo = useSignInData().demoShoppers.length > 0;
  return (
    <SignInFlow
      title={signIn.title}
      foot={
        <>
          <Text align="center">
            {signIn.newHere} <TextLink href={screens.join}>{signIn.join(forUTitle)}</TextLink>
          </Text>
          {isDemo && (
            <Text align="center">
              {signIn.demo.question} <TextLink href={screens.tour}>{signIn.demo.tour}</TextLink>
            </Text>
          )}
        </>
      }
    />
  );
}
