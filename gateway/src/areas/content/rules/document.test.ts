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
        sections: [{ title: 'Your {banner}', text: 'Free.\n- at {banner}\n- at home' }],
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
    sections: [
      {
        title: 'Your Haggen',
        blocks: [
          { text: 'Free.', items: [] },
          { text: null, items: ['at Haggen', 'at home'] },
        ],
      },
    ],
  });
});
