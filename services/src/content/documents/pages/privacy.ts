import type { PageDocument } from '../../contract/content.ts';

/** What is kept of a shopper, and why: it says what this software does. */
export const privacy: PageDocument = {
  name: 'privacy',
  title: 'Privacy notice',
  version: '2026-11',
  effectiveFrom: '2026-11-22',
  lead: 'What we keep about you, why, and how you decide.',
  sections: [
    {
      title: 'What we keep',
      text: [
        '- to sign you in: your mobile number or email address',
        '- to know who you are: your first and last name, your ZIP code, and your store',
        '- if you add them: a club card, delivery addresses, and what you want us to write to you about',
        '- for your rewards: orders that earn points, games you play, and prizes you win',
        'If a game has a minimum age, we ask for your birth date. We keep a fingerprint of it and the age group, not the date.',
      ].join('\n'),
    },
    {
      title: 'What we use it for',
      text: [
        'To fill your orders, to keep your points, to run games fairly, and to protect your account.',
        'We write to you about deals only if you ask us to. That is off until you turn it on, and you can turn it off at any time.',
      ].join('\n'),
    },
    {
      title: 'Cookies',
      text: [
        'We set only cookies that the site needs:',
        '- your session, and a cookie that remembers you if you wish',
        '- your store and how you shop',
        '- where to go on after signing in, for 10 minutes',
        '- a random number for this browser, to which a refusal by age applies',
        '- your time zone and whether you like the page light or dark',
        'There are no advertising or analytics cookies.',
      ].join('\n'),
    },
    {
      title: 'How long',
      text: [
        'One-time codes and the messages that carry them are deleted after an hour. A session ends after 30 days without a visit.',
        'What belongs to your account stays as long as the account.',
      ].join('\n'),
    },
    {
      title: 'Your choices',
      text: 'You can see and change your details under Account Settings. To receive a copy of them, or to close your account, ask at the service desk of your store.',
    },
  ],
};
