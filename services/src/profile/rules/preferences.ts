/** What may be written about, and how it travels. */
export const topics = ['COUPONS', 'WEEKLY_AD', 'PLAY_AND_EARN', 'SCHEDULE_AND_SAVE'] as const;
export const channels = ['email', 'text'] as const;
export type Topic = (typeof topics)[number];
export type Channel = (typeof channels)[number];
export interface MovedSwitch {
  topic: string;
  channel: Channel;
  enabled: boolean;
}

/** No one is written to who did not ask for it: only what a shopper has set up by hand is on by itself. */
const initiallyOn: ReadonlySet<`${Topic}/${Channel}`> = new Set(['SCHEDULE_AND_SAVE/email']);

/** Every switch in the order of the topics: where the shopper put it, else its default. */
export function switchesOf(moved: readonly MovedSwitch[]): { topic: Topic; email: boolean; text: boolean }[] {
  const isOn = (topic: Topic, channel: Channel): boolean =>
    moved.find((each) => each.topic === topic && each.channel === channel)?.enabled ??
    initiallyOn.has(`${topic}/${channel}`);
  return topics.map((topic) => ({ topic, email: isOn(topic, 'email'), text: isOn(topic, 'text') }));
}

/** The changes with each switch only once: its latest setting counts. */
export function lastWords<T extends { topic: Topic; channel: Channel }>(changes: readonly T[]): T[] {
  return [...new Map(changes.map((change) => [`${change.topic}/${change.channel}`, change])).values()];
}
