import type { Draw, DrawWin, Inbox, MyEntries, PushDevice } from '../../generated/rest.ts';

/** A draw; the signed-in household's part is fetched field by field. */
export type DrawModel = Draw;

export type DrawEntriesModel = MyEntries;

export type SweepstakesWinModel = DrawWin;

/** Notices with the time zone of their days. */
export interface InboxModel {
  inbox: Inbox;
  timeZone: string;
}

/** A browser that shows notices. */
export interface PushDeviceModel {
  id: string;
  kinds: PushDevice['kinds'];
}

/** A household's browsers, and the key that they subscribe with. */
export interface PushModel {
  publicKey: string;
  devices: PushDeviceModel[];
}
