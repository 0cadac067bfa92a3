import type { PageDocument } from '../../contract/content.ts';

/** The accessibility statement. */
export const accessibility: PageDocument = {
  name: 'accessibility',
  title: 'Accessibility statement',
  version: '2026-11',
  effectiveFrom: '2026-11-22',
  lead: 'Everyone should be able to shop here.',
  sections: [
    {
      title: 'What we aim for',
      text: 'We aim for WCAG 2.2, level AA, on every page and in every banner, in light and dark.',
    },
    {
      title: 'What we do for it',
      text: [
        '- every page works with a keyboard alone, and shows where the focus is',
        '- pages have headings, landmarks, and names that a screen reader can use',
        '- text can be enlarged to 200% without anything being lost',
        '- nothing flashes, and with reduced motion nothing moves that does not have to',
        '- color never stands alone for a meaning',
        '- pages can be read without JavaScript',
        'Every page is checked automatically before each release.',
      ].join('\n'),
    },
    {
      title: 'Known limits',
      text: 'Games that scratch or spin are pictures in motion. Each has a way to play that needs neither: the same result, in words.',
    },
    {
      title: 'Tell us what is hard',
      text: 'If something keeps you from shopping, tell the service desk of your {banner}. Please say what you wanted to do, on which page, and what you used. We will help you right away, and fix the page.',
    },
  ],
};
