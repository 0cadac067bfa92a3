import { type NoticeKind, kindOf, noticeKinds } from '../../features/notices/NoticeList/kinds.ts';
import type { NoticeList_NoticeFragment as Notice } from '../../features/notices/NoticeList/NoticeList.generated.ts';
import { screens } from '../../app/routing/paths.ts';

/** What the address says of the inbox. */
export interface InboxView {
  /** What its notices are about; null for all. */
  kind: NoticeKind | null;
  /** The notice that is open; null for the first that waits. */
  letter: string | null;
}

/** What an address asks for; what can't be read asks for everything. */
export function viewOf(search: URLSearchParams): InboxView {
  const asked = search.get('about');
  return { kind: noticeKinds.find((kind) => kind === asked) ?? null, letter: search.get('letter') };
}

/** The address of a view. */
export function hrefOf({ kind, letter }: InboxView): string {
  const search = new URLSearchParams([
    ...(kind === null ? [] : [['about', kind]]),
    ...(letter === null ? [] : [['letter', letter]]),
  ]);
  return search.size === 0 ? screens.inbox : `${screens.inbox}?${search}`;
}

/** The notices that a view shows. */
export const shownIn = (notices: readonly Notice[], { kind }: InboxView): readonly Notice[] =>
  kind === null ? notices : notices.filter((notice) => kindOf(notice) === kind);

/** The open notice: the one that is asked for, else the first about an order that is unread, else the first of all. */
export const openIn = (shown: readonly Notice[], { letter }: InboxView): Notice | undefined =>
  shown.find(({ id }) => id === letter) ??
  shown.find((notice) => !notice.isRead && notice.type === 'ORDER_CHANGED') ??
  shown[0];

/** Number of the order that a notice is about; null if it's about something else. */
export const orderOf = ({ type, href }: Pick<Notice, 'type' | 'href'>): string | null =>
  type === 'ORDER_CHANGED' ? (/^\/account\/orders\/(\d{7,12})$/.exec(href)?.[1] ?? null) : null;
