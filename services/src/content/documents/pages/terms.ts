import type { PageDocument } from '../../contract/content.ts';

/** The program terms that a new member accepts. */
export const terms: PageDocument = {
  name: 'terms',
  title: '{forU} terms',
  version: '2026-11',
  effectiveFrom: '2026-11-22',
  lead: 'The terms of membership, in plain language.',
  sections: [
    {
      title: 'Membership',
      text: [
        'Joining is free, and you do not have to buy anything. You can leave at any time.',
        'Each person may have one account. Members of a household share the points on their club card.',
        'You join with your own mobile number or email address.',
      ].join('\n'),
    },
    {
      title: 'Points',
      text: [
        'Eligible purchases earn points. Each program says what earns, how much, and until when.',
        'Points have no cash value. They cannot be sold or moved to another household.',
        'If an order is returned, the points it earned are taken back.',
      ].join('\n'),
    },
    {
      title: 'Games and prizes',
      text: [
        'Each game has official rules. They state who may take part, the odds, and the free way to enter, and they do not change once a game has started.',
        'No purchase is necessary to enter a sweepstakes, and a purchase does not improve your chances.',
      ].join('\n'),
    },
    {
      title: 'Fair use',
      text: 'We may close accounts used to deceive, by automation or under another name. Points and prizes gained this way are void.',
    },
    {
      title: 'Changes',
      text: 'These terms have a version and a date. If they change, the new version is posted here before it takes effect.',
    },
  ],
};
