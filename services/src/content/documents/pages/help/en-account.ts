import type { Article } from './topics.ts';

/** Answers about accounts and accessibility. */
export const accountArticles: readonly Article[] = [
  {
    id: 'signing-in',
    topicId: 'account',
    title: 'Sign in and join',
    text: [
      'We send a 6-digit code by text or email. There is no password. A code works once, for 5 minutes.',
      'New here? Ask for a code the same way. After you enter it, tell us your name, your ZIP code, and your store, and you are a member.',
      'If no code arrives, check the number or address, wait 30 seconds, and ask for another. A text can take a minute, and an email may be in your spam folder. We send at most 5 codes an hour.',
    ].join('\n'),
    link: { title: 'Sign in', href: '/account/sign-in.html' },
  },
  {
    id: 'details',
    topicId: 'account',
    title: 'Phone, email, address',
    text: 'Change your name, number, email address, and delivery addresses under Account Settings.',
    link: { title: 'Account Settings', href: '/account/profile.html' },
  },
  {
    id: 'club-card',
    topicId: 'account',
    title: 'Club card',
    text: 'Your club card is on your phone, even without a connection. The service desk at your {banner} store can add a card to your account.',
    link: { title: 'Show my card', href: '/account/club-card.html' },
  },
  {
    id: 'messages',
    topicId: 'account',
    title: 'Messages from us',
    question: 'How do I stop emails and texts?',
    text: [
      'Choose which messages you get under Account Settings, Communication. Turning one off takes effect right away.',
      'We always send the codes you ask for, whatever you choose there.',
    ].join('\n'),
    link: { title: 'Communication', href: '/customer-account/communication-preference.html' },
  },
  {
    id: 'signing-out',
    topicId: 'account',
    title: 'Sign out',
    text: 'Open the account menu and choose Sign out, or Sign out everywhere if you used a shared computer.',
  },
  {
    id: 'statement',
    topicId: 'accessibility',
    title: 'Our statement',
    text: 'We aim to meet WCAG 2.2, Level AA, on every page of every banner.',
    link: { title: 'Accessibility statement', href: '/info/accessibility' },
  },
  {
    id: 'keyboard',
    topicId: 'accessibility',
    title: 'Keyboard and screen reader',
    text: [
      'Every page works with just a keyboard. Press Tab first to skip past the header.',
      'Pages have headings, landmarks, and names that a screen reader can use. Text can be enlarged to 200% without losing anything.',
    ].join('\n'),
  },
  {
    id: 'barriers',
    topicId: 'accessibility',
    title: 'Tell us what’s hard to use',
    text: 'If something keeps you from shopping, tell the service desk at your {banner} store. We’ll help you right away and fix the page.',
    link: { title: 'Contact us', href: '/info/contact' },
  },
];
