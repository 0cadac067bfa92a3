import type { PageDocument } from '../../contract/content.ts';

/** How to reach a person. */
export const contact: PageDocument = {
  name: 'contact',
  title: 'Contact us',
  version: '2026-11',
  effectiveFrom: '2026-11-22',
  lead: 'We are happy to help, in person or in writing.',
  sections: [
    {
      title: 'At your store',
      text: 'The service desk at your {banner} store is open whenever the store is. It can look up an order, add a club card to your account, and correct points.',
    },
    {
      title: 'Before you write',
      text: [
        'To help us answer you the first time, please include:',
        '- your order number or the name of the game',
        '- the store and the day',
        '- what happened, and what you expected',
        'Never send us a one-time code. We will not ask for one.',
      ].join('\n'),
    },
    {
      title: 'Accessibility',
      text: 'If something on this site is hard to use, please tell the service desk. We treat that as a bug and fix it.',
    },
  ],
};
