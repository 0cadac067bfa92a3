/** Topics we may write about, and the ways to send them. */
export const topics = ['COUPONS', 'WEEKLY_AD', 'PLAY_AND_EARN', 'SCHEDULE_AND_SAVE'] as const;
export const channels = ['email', 'text'] as const;
export type Topic = (typeof topics)[number];
export type Channel = (typeof channels)[number];
export interface MovedSwitch {
  topic: string;
  channel: Channel;
  enabled: boolean;
}

/** We write to no one who didn't ask: by default, only what a shopper set up is on. */
const initiallyOn: ReadonlySet<`${Topic}/${Channel}`> = new Set(['SCHEDULE_AND_SAVE/email']);

/** What "send me deals by text and email" turns on. */
export const dealsSwitches: readonly { topic: Topic; channel: Channel; enabled: true }[] = (
  ['COUPONS', 'WEEKLY_AD'] as const
).flatMap((topic) => channels.map((channel) => ({ topic, channel, enabled: true as const })));

/** Every switch, in topic order: as the shopper set it, or else its default. */
export function switchesOf(moved: readonly MovedSwitch[]): { topic: Topic; email: boolean; text: boolean }[] {
  const isOn = (topic: Topic, channel: Channel): boolean =>
    moved.find((each) => each.topic === topic && each.channel === channel)?.enabled ??
    initiallyOn.has(`${topic}/${channel}`);
  return topics.map((topic) => ({ topic, email: isOn(topic, 'email'), text: isOn(topic, 'text') }));
}

/** The changes with each switch only once: the latest setting counts. */
export function lastWords<T extends { topic: Topic; channel: Channel }>(changes: readonly T[]): T[] {
  return [...new Map(changes.map((change) => [`${change.topic}/${change.channel}`, change])).values()];
}
