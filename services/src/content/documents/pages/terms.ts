import type { PageDocument } from '../../contract/content.ts';

/** Terms of the program that a new member accepts. */
export const terms: PageDocument = {
  name: 'terms',
  title: '{forU} terms',
  version: '2026-11',
  effectiveFrom: '2026-11-22',
  lead: 'The terms of membership, in plain words.',
  sections: [
    {
      title: 'Membership',
      text: [
        'Joining is free, and there is nothing you have to buy. You can leave at any time.',
        'One person has one account. Members of a household share the points of their club card.',
        'You join with a mobile number or an email address that is yours.',
      ].join('\n'),
    },
    {
      title: 'Points',
      text: [
        'Eligible purchases earn points. What earns, how much, and until when stands with each program.',
        'Points have no cash value. They cannot be sold or moved to another household.',
        'If an order is returned, the points it earned are taken back.',
      ].join('\n'),
    },
    {
      title: 'Games and prizes',
      text: [
        'Each game has official rules. They name who may take part, the odds, and the free way to enter, and they do not change once a game has begun.',
        'No purchase is necessary to enter a sweepstakes, and a purchase does not improve your chances.',
      ].join('\n'),
    },
    {
      title: 'Fair use',
      text: 'Accounts that are used to deceive, by automation or under another name, can be closed. Points and prizes that were gained this way are void.',
    },
    {
      title: 'Changes',
      text: 'These terms have a version and a date. If they change, the new version stands here before it applies.',
    },
  ],
};
