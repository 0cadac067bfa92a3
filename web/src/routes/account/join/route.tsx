import { useApolloClient } from '@apollo/client/react';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { data as response, redirect, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { useFrame } from '../../../app/data/frame.ts';
import { query } from '../../../app/data/query.ts';
import { screens } from '../../../app/routing/paths.ts';
import { CancelJoiningDocument } from '../../../features/identity/join/CancelJoining.generated.ts';
import { JoinForm } from '../../../features/identity/join/JoinForm.tsx';
import { JoinStep } from '../../../features/identity/join/JoinStep.tsx';
import { SignInFlow } from '../../../features/identity/sign-in/SignInFlow.tsx';
import { SignInFrame } from '../../../features/identity/sign-in/SignInFrame.tsx';
import { useJoinTexts } from '../../../messages/join.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { JoinPageDocument, useJoinPageData } from './JoinPage.generated.ts';

/** Whoever is signed in has joined; without the terms nobody can. */
export async function loader(args: LoaderFunctionArgs) {
  const { data } = await query(args, JoinPageDocument);
  if (data.viewer.isAuthorized) throw redirect(screens.forU);
  if (!data.terms || !data.privacy) throw response({ reason: 'UNAVAILABLE' }, { status: 503 });
  return null;
}

/** `/account/join.html`: a code to the new shopper's handle, then who they are and where they shop. */
export function Component() {
  const texts = useJoinTexts();
  const { forUTitle } = useFrame().banner;
  const client = useApolloClient();
  const { revalidate } = useRevalidator();
  const { viewer, terms, privacy } = useJoinPageData();
  if (!terms || !privacy) return null;

  const startOver = async () => {
    // What could not be forgotten is over in half an hour; the page says what holds.
    await client.mutate({ mutation: CancelJoiningDocument }).catch(() => undefined);
    await revalidate();
  };
  if (viewer.joining)
    return (
      <SignInFrame>
        <PageTitle>{texts.formTitle}</PageTitle>
        <JoinForm
          maskedHandle={viewer.joining.maskedHandle}
          terms={terms}
          privacy={privacy}
          onBack={() => void startOver()}
        />
      </SignInFrame>
    );
  return (
    <SignInFlow
      title={texts.title(forUTitle)}
      lead={texts.lead}
      noScript={texts.noScript}
      submitLabel={texts.continue}
      above={<JoinStep step={1} />}
      foot={
        <Text align="center">
          {texts.alreadyMember} <TextLink href={screens.signIn}>{texts.signIn}</TextLink>
        </Text>
      }
    />
  );
}
