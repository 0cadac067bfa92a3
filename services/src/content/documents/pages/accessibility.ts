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
      text: 'We aim to meet WCAG 2.2, Level AA, on every page of every banner, in light and dark.',
    },
    {
      title: 'What we do',
      text: [
        '- every page works with just a keyboard and shows where the focus is',
        '- pages have headings, landmarks, and names that a screen reader can use',
        '- text can be enlarged to 200% without losing anything',
        '- nothing flashes, and with reduced motion on, nothing moves unless it has to',
        '- color is never the only way we tell you something',
        '- pages can be read without JavaScript',
        'Every page is checked automatically before each release.',
      ].join('\n'),
    },
    {
      title: 'Known limits',
      text: 'Scratch and spin games are animated. Each has a way to play without the animation, with the same result in words.',
    },
    {
      title: 'Tell us about a problem',
      text: 'If something keeps you from shopping, tell the service desk at your {banner} store. Please say what you wanted to do, on which page, and which device or assistive technology you used. We will help you right away and fix the page.',
    },
  ],
};
