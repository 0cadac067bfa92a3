import type { PageDocument } from '../../contract/content.ts';

/** What is stored about a shopper and why: it describes what this software does. */
export const privacy: PageDocument = {
  name: 'privacy',
  title: 'Privacy notice',
  version: '2026-11',
  effectiveFrom: '2026-11-22',
  lead: 'What we keep about you, why, and the choices you have.',
  sections: [
    {
      title: 'What we keep',
      text: [
        '- to sign you in: your mobile number or email address',
        '- to know who you are: your first and last name, your ZIP code, and your store',
        '- if you add them: a club card, delivery addresses, and which messages you want from us',
        '- for your rewards: the orders that earn points, the games you play, and the prizes you win',
        '- if you ask a store to stock something: what you asked for, for a year; without an account, by a random number for this browser',
        'If a game has a minimum age, we ask for your birth date. We keep a fingerprint of it and the age group, not the date.',
      ].join('\n'),
    },
    {
      title: 'What we use it for',
      text: [
        'To fill your orders, to keep your points, to run games fairly, and to protect your account.',
        'We send you deals only if you ask us to. Deals are off until you turn them on, and you can turn them off at any time.',
      ].join('\n'),
    },
    {
      title: 'Cookies',
      text: [
        'We set only cookies that the site needs:',
        '- your session, and a cookie that remembers you, if you want it to',
        '- your store and how you shop',
        '- where to return after you sign in, for 10 minutes',
        '- a random number for this browser, so that an age check that did not pass still counts, and what you ask a store to stock counts once',
        '- your time zone and whether you prefer light or dark',
        'There are no advertising or analytics cookies.',
      ].join('\n'),
    },
    {
      title: 'How long',
      text: [
        'One-time codes and the messages that carry them are deleted after an hour. A session ends after 30 days without a visit.',
        'What belongs to your account stays as long as you have the account.',
      ].join('\n'),
    },
    {
      title: 'Your choices',
      text: 'You can see your details under Account Settings. There you can add, change, and delete addresses, delete your mobile number as long as you can sign in with your email address, and decide what we write to you about.',
    },
  ],
};
