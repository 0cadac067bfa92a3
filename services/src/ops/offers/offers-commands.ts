import type { Command } from 'commander';
import { importOffers, newestOfferVersions, rollBackOffers } from '../../offers/index.ts';
import { grouped, importCommands } from '../shell/import-commands.ts';
import type { Run } from '../shell/run.ts';

/** `offers import`, `offers status`, and `offers rollback`. */
export const offersCommands = (program: Command, run: Run): Command =>
  importCommands(program, run, {
    name: 'offers',
    description: "coupons and deals, those of GS1's coupon codes included",
    holds: 'offers',
    questions: {
      import: (file) => `Import the offers of ${file}?`,
      rollback: 'Take the newest version of the offers back?',
    },
    rollback:
      'takes the newest version back: offers are as they were before; a new one that a shopper has clipped or used ends',
    unchanged: 'The offers are as they were: there was nothing to publish.',
    take: importOffers,
    versions: newestOfferVersions,
    async takeBack(context) {
      const { version, rows, ended } = await rollBackOffers(context);
      return `Version ${version} is rolled back. Offers that it changed: ${grouped(rows)}; ended, because shoppers have them: ${grouped(ended)}.`;
    },
  });
