import { useApolloClient } from '@apollo/client/react';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { data as response, redirect, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { useFrame } from '../../../app/data/frame.ts';
import { knownData } from '../../../app/data/answers.ts';
import { query } from '../../../app/data/query.ts';
import type { Prepare } from '../../../app/loading/prepare.ts';
import { screens } from '../../../app/routing/paths.ts';
import { CancelJoiningDocument } from '../../../features/identity/join/CancelJoining.generated.ts';
import { JoinStep } from '../../../features/identity/join/JoinStep.tsx';
import { joinForm } from '../../../features/identity/join/parts.ts';
import { SignInFlow } from '../../../features/identity/sign-in/SignInFlow.tsx';
import { SignInFrame } from '../../../features/identity/sign-in/SignInFrame.tsx';
import { useJoinTexts } from '../../../messages/account/join.ts';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { JoinPageDocument, useJoinPageData } from './JoinPage.generated.ts';

/** Sends members home. No one can join without terms to accept. */
export async function loader(args: LoaderFunctionArgs) {
  const { data } = await query(args, JoinPageDocument);
  if (data.viewer.isAuthorized) throw redirect(screens.forU);
  if (!data.terms || !data.privacy) throw response({ reason: 'UNAVAILABLE' }, { status: 503 });
  if (data.viewer.joining) await joinForm.load();
  return null;
}

/** Loads the form's code before the browser hydrates the server-rendered page. */
export const prepare: Prepare = async ({ client }) => {
  if (knownData(client, JoinPageDocument)?.viewer.joining) await joinForm.load();
};

/** `/account/join.html`: sends a code to the new shopper's handle, then asks who they are and where they shop. */
export function Component() {
  const texts = useJoinTexts();
  const { forUTitle } = useFrame().banner;
  const client = useApolloClient();
  const { revalidate } = useRevalidator();
  const { viewer, terms, privacy } = useJoinPageData();
  if (!terms || !privacy) return null;

  const startOver = async () => {
    // If forgetting fails, it expires within half an hour; the page shows what is still in effect.
    await client.mutate({ mutation: CancelJoiningDocument }).catch(() => undefined);
    await revalidate();
  };
  if (viewer.joining)
    return (
      <SignInFrame>
        <PageTitle>{texts.formTitle}</PageTitle>
        <joinForm.Part
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
