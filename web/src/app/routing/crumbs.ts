import type { Messages } from '../../messages/catalogs.ts';

/** Names of screens in the breadcrumb. */
export const crumbs = {
  activity: ({ games }) => games.details.activity,
  addresses: ({ frame }) => frame.account.pages.addresses,
  bonusPath: ({ frame }) => frame.account.pages.bonusPath,
  communication: ({ frame }) => frame.account.pages.communication,
  freshPass: ({ frame }) => frame.account.pages.freshPass,
  inbox: ({ frame }) => frame.inbox.title,
  information: ({ frame }) => frame.information,
  playAndEarn: ({ games }) => games.playAndEarn,
  prizes: ({ frame }) => frame.account.pages.prizes,
  reward: ({ frame }) => frame.account.pages.reward,
  rewards: ({ frame }) => frame.account.pages.rewards,
  security: ({ frame }) => frame.account.pages.security,
  settings: ({ frame }) => frame.account.pages.settings,
  welcomeOffers: ({ frame }) => frame.account.pages.welcomeOffers,
} as const satisfies Record<string, (messages: Messages) => string>;
