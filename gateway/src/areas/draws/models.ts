import type { Draw, DrawWin, Inbox, MyEntries } from '../../generated/rest.ts';

/** A draw; what belongs to the signed-in household is asked for field by field. */
export type DrawModel = Draw;

export type DrawEntriesModel = MyEntries;

export type SweepstakesWinModel = DrawWin;

/** Notices with the zone in which their days are told. */
export interface InboxModel {
  inbox: Inbox;
  timeZone: string;
}
