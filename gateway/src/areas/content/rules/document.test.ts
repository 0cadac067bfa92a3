import { expect, test } from 'vitest';
import { documentFor } from './document.ts';

test("G-3 a text page names the banner it's read on", () => {
  expect(
    documentFor(
      {
        name: 'terms',
        title: '{forU} terms',
        version: '2026-11',
        effectiveFrom: '2026-11-02',
        lead: 'Joining {banner}',
        topics: [{ id: 'joining', title: 'Joining {banner}', imageId: 'package' }],
        sections: [
          { title: 'Your {banner}', text: 'Free.\n- at {banner}\n- at home' },
          {
            id: 'how',
            topicId: 'joining',
            title: 'How',
            question: 'How do I join {banner}?',
            text: 'So.',
            link: { title: 'Join {banner}', href: '/account/join.html' },
          },
        ],
      },
      { name: 'Haggen' },
      'en',
    ),
  ).toEqual({
    id: 'terms',
    title: 'Haggen for U terms',
    version: '2026-11',
    effectiveFromString: 'Nov 2, 2026',
    lead: 'Joining Haggen',
    language: 'en',
    topics: [{ id: 'joining', title: 'Joining Haggen', imageId: 'package' }],
    sections: [
      {
        id: 'section-1',
        topicId: null,
        title: 'Your Haggen',
        question: null,
        link: null,
        blocks: [
          { text: 'Free.', items: [] },
          { text: null, items: ['at Haggen', 'at home'] },
        ],
      },
      {
        id: 'how',
        topicId: 'joining',
        title: 'How',
        question: 'How do I join Haggen?',
        blocks: [{ text: 'So.', items: [] }],
        link: { title: 'Join Haggen', href: '/account/join.html' },
      },
    ],
  });
});
