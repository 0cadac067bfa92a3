import type { PageDocument } from '../../../contract/content.ts';

/** What help is about, in the order of the page: its key, and the picture beside it. */
const topics = [
  ['orders', 'package'],
  ['prices', 'scissors'],
  ['points', 'wrapped-gift'],
  ['payment', 'credit-card'],
  ['account', 'identification-card'],
  ['accessibility', 'wheelchair-symbol'],
] as const;
export type TopicId = (typeof topics)[number][0];

/** The topics by the words for them. */
export const topicsCalled = (titles: Readonly<Record<TopicId, string>>): NonNullable<PageDocument['topics']> =>
  topics.map(([id, imageId]) => ({ id, title: titles[id], imageId }));

/** An answer of the help page. */
export type Article = PageDocument['sections'][number] & { id: string; topicId: TopicId };
