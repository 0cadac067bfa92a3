import { Alert } from '@larder/design-system/Alert';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { alsoAnswers, errorAt, type FieldError, query } from '../../app/data/query.ts';
import { UnreadNoticesDocument } from '../../app/data/UnreadNotices.generated.ts';
import { screens } from '../../app/routing/paths.ts';
import { kindOf, noticeKinds } from '../../features/notices/NoticeList/kinds.ts';
import { NoticeList } from '../../features/notices/NoticeList/NoticeList.tsx';
import type { NoticeList_NoticeFragment as Notice } from '../../features/notices/NoticeList/NoticeList.generated.ts';
import { useInboxTexts } from '../../messages/inbox.ts';
import { Chips } from '../../ui/Chips/Chips.tsx';
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx';
import { LoadFailed } from '../../ui/LoadFailed/LoadFailed.tsx';
import { NothingYet } from '../../ui/NothingYet/NothingYet.tsx';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { InboxDocument, InboxOrderDocument, useInboxData, useInboxOrderData } from './Inbox.generated.ts';
import { Letter } from './Letter.tsx';
import * as styles from './inbox.css.ts';
import { useMarkRead } from './useMarkRead.ts';
import { hrefOf, openIn, orderOf, shownIn, viewOf } from './view.ts';

interface InboxData {
  errors: FieldError[];
  /** Id of the open notice. */
  openId: string | undefined;
}

export async function loader(args: LoaderFunctionArgs): Promise<InboxData> {
  const { data, errors } = await query(args, InboxDocument);
  const { me } = data;
  const inbox = me?.inbox && { __typename: me.inbox.__typename, unreadCount: me.inbox.unreadCount };
  if (inbox) alsoAnswers(args, UnreadNoticesDocument, { me: { __typename: me.__typename, id: me.id, inbox } });
  const view = viewOf(new URL(args.request.url).searchParams);
  const open = openIn(shownIn(me?.inbox?.notices ?? [], view), view);
  const number = open && orderOf(open);
  // Without its order a letter still says what has happened.
  if (number) await query(args, InboxOrderDocument, { number });
  return { errors, openId: open?.id };
}

/** The shopper's notices (N-69), newest first, and the open one beside them. */
export function Component() {
  const texts = useInboxTexts();
  const { errors, openId } = useLoaderData<InboxData>();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const view = viewOf(search);
  const { me } = useInboxData();
  const { failed, markRead } = useMarkRead(me);
  const inbox = me?.inbox;
  const notices = inbox?.notices ?? [];
  const shown = shownIn(notices, view);
  const open = shown.find(({ id }) => id === openId);
  const unread = notices.filter(({ isRead }) => !isRead).map(({ id }) => id);
  const markAll = async () => {
    // What is open stays open, though it no longer waits.
    if (openId !== undefined)
      await navigate(hrefOf({ ...view, letter: openId }), { replace: true, preventScrollReset: true });
    await markRead(unread);
  };
  const chip = (kind: (typeof noticeKinds)[number] | null) => {
    const count = kind === null ? notices.length : notices.filter((notice) => kindOf(notice) === kind).length;
    return {
      id: kind ?? 'all',
      href: hrefOf({ kind, letter: null }),
      label: texts.kinds[kind ?? 'all'],
      count: texts.count(count),
      countLabel: texts.messages(count),
      isCurrent: kind === view.kind,
    };
  };
  return (
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <header className={styles.head}>
        <div>
          <Heading level={1} size="page">
            {texts.title}
          </Heading>
          {inbox && <Text tone="soft">{texts.unreadCount(inbox.unreadCount)}</Text>}
        </div>
        <div className={styles.links}>
          {unread.length > 0 && <LinkButton onClick={() => void markAll()}>{texts.markAllRead}</LinkButton>}
          <TextLink href={screens.communicationPreference} size="meta" standalone>
            {texts.whatWeSend}
          </TextLink>
        </div>
      </header>
      {failed ? (
        <Alert tone="error" size="small" title={texts.couldNotMark}>
          {failed}
        </Alert>
      ) : null}
      {notices.length > 0 && <Chips label={texts.filter} chips={[chip(null), ...noticeKinds.map(chip)]} />}
      {shown.length > 0 ? (
        <NoticeList
          notices={shown}
          openId={open?.id}
          hrefOf={(letter) => hrefOf({ ...view, letter })}
          onOpen={(id) => unread.includes(id) && void markRead([id])}
        >
          {open && <OpenLetter notice={open} />}
        </NoticeList>
      ) : notices.length > 0 ? (
        <Text tone="soft">{texts.noneOfKind}</Text>
      ) : inbox ? (
        <NothingYet
          imageId="memo"
          texts={{ title: texts.empty, text: texts.emptyText, action: texts.toGames }}
          href={screens.gameGrid}
        />
      ) : (
        <LoadFailed title={texts.couldNotLoad} text={errorAt(errors, 'me.inbox')?.message} />
      )}
    </div>
  );
}

function OpenLetter({ notice }: { notice: Notice }) {
  const number = orderOf(notice);
  return number === null ? <Letter notice={notice} order={null} /> : <LetterOfOrder notice={notice} number={number} />;
}

function LetterOfOrder({ notice, number }: { notice: Notice; number: string }) {
  return <Letter notice={notice} order={useInboxOrderData({ number }).order} />;
}
