import { expect, test } from 'vitest';
import { findArticles, type Help, helpView } from './help-view.ts';

const article = (id: string, title: string, text: string, topicId = 'orders') => ({
  __typename: 'DocumentSection' as const,
  id,
  topicId,
  title,
  question: null,
  blocks: [{ __typename: 'DocumentBlock' as const, text, items: [] }],
  link: null,
});
const help: Help = {
  __typename: 'Document',
  id: 'help',
  title: 'How can we help?',
  lead: '',
  version: '1',
  effectiveFromString: '',
  language: 'en',
  topics: [{ __typename: 'DocumentTopic', id: 'orders', title: 'Orders', imageId: 'package' }],
  sections: [
    article('swaps', 'When something is out', 'You get a refund.'),
    article('refunds', 'Refunds', 'You never pay for what you don’t get.'),
    article('points', 'Cuándo llegan', 'Los puntos llegan después.'),
  ],
};
const view = (search: string, of = help) => helpView(of, new URLSearchParams(search));
const found = (text: string) => findArticles(help, text).map(({ id }) => id);

test('the address says what is shown; what there is not shows the topics', () => {
  expect(view('')).toEqual({ shows: 'topics' });
  expect(view('topic=orders')).toMatchObject({ shows: 'topic', topic: { title: 'Orders' } });
  expect(view('article=swaps')).toMatchObject({ shows: 'article', article: { title: 'When something is out' } });
  expect(view('article=nothing&topic=none')).toEqual({ shows: 'topics' });
  expect(view('q=%20refund%20')).toEqual({ shows: 'found', text: 'refund' });
  expect(view('q=%20')).toEqual({ shows: 'topics' });
  expect(view('all=1')).toEqual({ shows: 'all' });
});

test('a text without topics is shown as a whole', () => {
  expect(view('q=refund', { ...help, topics: [] })).toEqual({ shows: 'all' });
});

test('every word has to begin one of an answer’s, whatever its accents; those that are called so come first', () => {
  expect(found('refund')).toEqual(['refunds', 'swaps']);
  expect(found('REFUND out')).toEqual(['swaps']);
  expect(found('cuando despues')).toEqual(['points']);
  expect(found('orders pay')).toEqual(['refunds']);
  expect(found('nothing')).toEqual([]);
  expect(found('?!')).toEqual([]);
});
