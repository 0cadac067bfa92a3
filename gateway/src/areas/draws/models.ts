import type { Draw, DrawWin, Inbox, MyEntries } from '../../generated/rest.ts';

/** A draw; the signed-in household's part is fetched field by field. */
export type DrawModel = Draw;

export type DrawEntriesModel = MyEntries;

export type SweepstakesWinModel = DrawWin;

/** Notices with the time zone of their days. */
export interface InboxModel {
  inbox: Inbox;
  timeZone: string;
}
