import type { Command } from 'commander';
import { optionsToday, setOutToday } from '../../catalog/index.ts';
import { idOf } from '../shell/arguments.ts';
import { printable } from '../shell/printable.ts';
import type { Run } from '../shell/run.ts';

/** `catalog options`, `out`, and `back`: what a store is out of today, of what is made to order (N-57). */
export function outTodayCommands(catalog: Command, run: Run): void {
  catalog
    .command('options')
    .description('lists what can be chosen for what is made to order, and what a store is out of')
    .argument('<store>', "store's number", idOf)
    .action((storeId: string) =>
      run.reading(async ({ context }) => {
        for (const { upcId, group, name, isOut } of await optionsToday(context, storeId))
          run.say(printable(`${upcId}  ${group}: ${name}${isOut ? '  (out today)' : ''}`));
      }),
    );
  const setting = (command: 'out' | 'back', description: string, said: string) =>
    catalog
      .command(command)
      .description(description)
      .argument('<store>', "store's number", idOf)
      .argument('<option>', "option's number, as 'options' lists it", idOf)
      .action((storeId: string, upcId: string) =>
        run.doing(
          {
            command: `catalog ${command}`,
            subject: storeId,
            question: `Say that ${upcId} is ${said} at ${storeId}?`,
            detail: { upcId },
          },
          async (context) => {
            const name = await setOutToday(context, { storeId, upcId, isOut: command === 'out' });
            return `${name} is ${said} at ${storeId}.`;
          },
        ),
      );
  setting('out', "a store is out of an option until its day ends; the builder says 'Out today'", 'out today');
  setting('back', 'a store has an option again', 'back');
}
