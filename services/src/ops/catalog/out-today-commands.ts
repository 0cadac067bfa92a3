import type { Command } from 'commander';
import { optionsToday, productsOutToday, setOutToday } from '../../catalog/index.ts';
import { idOf } from '../shell/arguments.ts';
import { printable } from '../shell/printable.ts';
import type { Run } from '../shell/run.ts';

/** `catalog options`, `outs`, `out`, and `back`: what a store is out of today (N-57). */
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
  catalog
    .command('outs')
    .description('lists the products and choices that a store is out of today')
    .argument('<store>', "store's number", idOf)
    .action((storeId: string) =>
      run.reading(async ({ context }) => {
        const products = await productsOutToday(context, storeId);
        const options = (await optionsToday(context, storeId)).filter(({ isOut }) => isOut);
        if (products.length + options.length === 0) run.say(`Nothing is out today at ${storeId}.`);
        for (const { bpn, name } of products) run.say(printable(`${bpn}  ${name}`));
        for (const { upcId, group, name } of options) run.say(printable(`${upcId}  ${group}: ${name}`));
      }),
    );
  const setting = (command: 'out' | 'back', description: string, said: string) =>
    catalog
      .command(command)
      .description(description)
      .argument('<store>', "store's number", idOf)
      .argument('<number>', "a product's number (BPN), or a choice's, as 'options' lists it", idOf)
      .action((storeId: string, number: string) =>
        run.doing(
          {
            command: `catalog ${command}`,
            subject: storeId,
            question: `Say that ${number} is ${said} at ${storeId}?`,
            detail: { number },
          },
          async (context) => {
            const name = await setOutToday(context, { storeId, number, isOut: command === 'out' });
            return `${name} is ${said} at ${storeId}.`;
          },
        ),
      );
  setting(
    'out',
    "a store is out of a product until its day ends, and sells none; or of a choice, which the builder calls 'Out today'",
    'out today',
  );
  setting('back', 'a store has a product or a choice again', 'back');
}
