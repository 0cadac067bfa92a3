import { useApolloClient } from '@apollo/client/react';
import { Alert } from '@larder/design-system/Alert';
import { ButtonLink } from '@larder/design-system/ButtonLink';
import { EmptyState } from '@larder/design-system/EmptyState';
import { Heading } from '@larder/design-system/Heading';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Text } from '@larder/design-system/Text';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { screens } from '../../app/routing/paths.ts';
import { UnreadNoticesDocument } from '../../app/data/UnreadNotices.generated.ts';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { alsoAnswers, errorAt, type FieldError, query } from '../../app/data/query.ts';
import { NoticeList } from '../../features/notices/NoticeList/NoticeList.tsx';
import { failureOf } from '../../writes/failure.ts';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { useInboxTexts } from '../../messages/inbox.ts';
import { pictureSrc } from '../../art/pictures.ts';
import { head, page, picture } from './inbox.css.ts';
import { InboxDocument, MarkNoticeReadDocument, useInboxData } from './Inbox.generated.ts';

export async function loader(args: LoaderFunctionArgs): Promise<{ errors: FieldError[] }> {
  const { data, errors } = await query(args, InboxDocument);
  const { me } = data;
  const inbox = me?.inbox && { __typename: me.inbox.__typename, unreadCount: me.inbox.unreadCount };
  if (inbox) alsoAnswers(args, UnreadNoticesDocument, { me: { __typename: me.__typename, id: me.id, inbox } });
  return { errors };
}

/** The shopper's notices (N-69), newest first; each links to what it is about. */
export function Component() {
  const texts = useInboxTexts();
  const { errors } = useLoaderData<{ errors: FieldError[] }>();
  const data = useInboxData();
  const client = useApolloClient();
  const announce = useAnnounce();
  const [failed, setFailed] = useState<string | null>(null);
  const inbox = data.me?.inbox;

  const markRead = async (noticeId: string) => {
    setFailed(null);
    try {
      const { data: answer } = await client.mutate({
        mutation: MarkNoticeReadDocument,
        variables: { input: { noticeId } },
      });
      const changed = answer?.markNoticeRead.inbox;
      if (!changed || !data.me) return;
      client.writeQuery({ query: InboxDocument, data: { me: { ...data.me, inbox: changed } } });
      announce(texts.unreadCount(changed.unreadCount));
    } catch (error) {
      const failure = failureOf(error);
      if (failure) setFailed(failure.message ?? texts.couldNotMark);
    }
  };

  return (
    <div className={page}>
      <PageTitle>{texts.title}</PageTitle>
      <header className={head}>
        <Heading level={1} size="page">
          {texts.title}
        </Heading>
        <Text tone="soft">{texts.lead}</Text>
      </header>
      {failed ? (
        <Alert tone="error" size="small" title={texts.couldNotMark}>
          {failed}
        </Alert>
      ) : null}
      {inbox ? (
        inbox.notices.length > 0 ? (
          <NoticeList notices={inbox.notices} onRead={(id) => void markRead(id)} />
        ) : (
          <EmptyState
            title={texts.empty}
            headingLevel={2}
            picture={<img className={picture} src={pictureSrc('memo')} alt="" />}
            actions={
              <ButtonLink tone="primary" href={screens.gameGrid}>
                {texts.toGames}
              </ButtonLink>
            }
          >
            {texts.emptyText}
          </EmptyState>
        )
      ) : (
        <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'me.inbox')?.message} />
      )}
    </div>
  );
}
