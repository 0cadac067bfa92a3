import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const answer = plural('en', { one: 'answer', other: 'answers' });

/** Texts of the help page around what the retailer writes there. */
export const help = {
  search: 'Search help',
  placeholder: 'Search help, for example “refund”',
  clear: 'Clear',
  topics: 'Topics',
  askedMost: 'Asked most',
  inTopic: (topic: string) => `More about ${topic}`,
  back: 'All help topics',
  all: 'All answers on one page',
  found: (text: string) => `Answers for “${text}”`,
  count: (count: number) => `${number.format(count)} ${answer(count)}`,
  nothing: (text: string) => `No answer for “${text}”`,
  nothingText: 'Try other words, look through the topics, or ask a person.',
  person: 'Talk to a person',
  desk: (store: string) => `${store}, service desk`,
  call: (phone: string) => `Call ${phone}`,
  contact: 'Contact us',
};
