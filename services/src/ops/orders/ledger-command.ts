import type { Command } from 'commander';
import { auditLedger } from '../../orders/index.ts';
import { Failed, type Run } from '../shell/run.ts';

/** `audit ledger`: do times, stock, payments, and points add up with the orders? Lists what doesn't, and then fails. */
export function ledgerCommand(audit: Command, run: Run): void {
  audit
    .command('ledger')
    .description('compares orders with times, stock, payments, and points; fails if something does not add up')
    .action(() =>
      run.reading(async ({ context }) => {
        const faults = await auditLedger(context);
        for (const { about, fault } of faults) run.say(`${about}: ${fault}`);
        if (faults.length > 0) throw new Failed(`${faults.length} do not add up.`);
        run.say('Orders, times, stock, payments, and points add up.');
      }),
    );
}
