import type { ApolloClient } from '@apollo/client';
import { ownerOf } from '../../../app/data/owner.ts';
import { whenBack } from '../../../app/loading/connection.ts';
import { pageMyListTexts } from '../../../messages/savings/my-list.ts';
import { later, pageState } from '../../../page/page.ts';
import { listQueue } from '../../../storage/list-queue.ts';
import { guest } from '../../../storage/whose.ts';
import { randomHex } from '../../../writes/random-hex.ts';
import { type Want, withGuestWant, withWant } from './wishes.ts';

/** What the shopper is told about their list. */
export type ListNotice =
  | { kind: 'refused'; text: string }
  | { kind: 'waiting'; text: string }
  | { kind: 'done'; text: string; undo: () => void };

/** How long taps are gathered before they are sent, in milliseconds. */
const gather = 250;
/** A pause between two tries is at most this many times the first. */
const longest = 16;

export type ListKeeper = ReturnType<typeof makeKeeper>;

/** Keeps what the shopper wants of My List until the server has answered, and sends it as soon as it can be. */
function makeKeeper(client: ApolloClient) {
  let notice: ListNotice | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let callOff: () => void = () => undefined;
  let isSending = false;
  const listeners = new Set<() => void>();

  const notify = (next: ListNotice | null) => {
    notice = next;
    for (const listener of listeners) listener();
  };

  async function send(longer = 1): Promise<void> {
    if (isSending) return;
    isSending = true;
    callOff();
    // What was to be sent soon goes now.
    clearTimeout(timer);
    // Whatever it is, it may pass.
    const { sendInTurn } = await import('./send-list.ts').catch(() => ({ sendInTurn: null }));
    const { rest, texts } = (await sendInTurn?.(client)) ?? { rest: 'later', texts: [] };
    isSending = false;
    if (texts.length > 0) notify({ kind: 'refused', text: texts.join(' ') });
    if (rest === 'later') {
      notify({ kind: 'waiting', text: pageMyListTexts().waiting });
      callOff = whenBack(() => void send(Math.min(longer * 2, longest)), longer);
    } else {
      if (notice?.kind === 'waiting') notify(null);
      if (listQueue.of(ownerOf(client)).length > 0) soon();
    }
  }

  function soon(): void {
    clearTimeout(timer);
    timer = later(() => void send(), gather);
  }

  return {
    /** Wants something of an item: it shows at once, and is sent soon; a guest's stays in this browser. */
    want(item: { id: string; title: string }, want: Want): void {
      const { id, title } = item;
      const wanted = { id, title, owner: ownerOf(client), stamp: randomHex() };
      if (wanted.owner === guest) return listQueue.write(withGuestWant(listQueue.read(), wanted, want));
      listQueue.write(withWant(listQueue.read(), wanted, want));
      soon();
    },
    /** Something was left to send: by a page before, by another tab that was closed, or by the guest who has signed in now. */
    resume(): void {
      if (listQueue.hasToSend(ownerOf(client))) void send();
    },
    /** Says what was done, and offers to undo it. */
    done: (text: string, undo: () => void): void => notify({ kind: 'done', text, undo }),
    dismiss: (): void => notify(null),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: (): ListNotice | null => notice,
  };
}

const page = pageState(() => new WeakMap<ApolloClient, ListKeeper>());

/** Who keeps the list of a page. */
export function listKeeperOf(client: ApolloClient): ListKeeper {
  const keepers = page();
  let keeper = keepers.get(client);
  if (!keeper) keepers.set(client, (keeper = makeKeeper(client)));
  return keeper;
}
