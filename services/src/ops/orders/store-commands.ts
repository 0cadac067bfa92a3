import { type Command, InvalidArgumentError } from 'commander';
import { hundredthsOf, leftOf, playTheStore, storeSteps } from '../../orders/index.ts';
import { iso } from '../../platform/clock.ts';
import { countOf, idOf, numberOf, reasonOf } from '../shell/arguments.ts';
import { printable } from '../shell/printable.ts';
import type { Run } from '../shell/run.ts';
import type { OpsContext } from '../shell/session.ts';

type SimpleStep = 'pick' | 'ready' | 'payHere' | 'handOver' | 'finalize' | 'cancel';
type Work = (context: OpsContext, operator: string) => Promise<string>;

/** `orders pick`, `short`, `substitute`, …: what a store does to an order, as its own systems would tell it (N-61). */
export function storeCommands(orders: Command, run: Run): void {
  const doing = (command: string, orderNumber: string, question: string, work: Work) =>
    run.doing({ command: `orders ${command}`, subject: orderNumber, question }, work);
  const step = (name: string, description: string, question: string, event: SimpleStep) =>
    orders
      .command(name)
      .description(description)
      .argument('<number>', 'order number', numberOf)
      .action((orderNumber: string) =>
        doing(name, orderNumber, `${question} ${orderNumber}?`, (context, actor) =>
          storeSteps[event](context, { orderNumber, actor }),
        ),
      );

  orders
    .command('show')
    .description('lists the lines of an order with their ids')
    .argument('<number>', 'order number', numberOf)
    .action((orderNumber: string) =>
      run.reading(async ({ context }) => {
        for (const line of await storeSteps.show(context, orderNumber)) run.say(printable(line));
      }),
    );
  step('pick', 'starts picking', 'Start picking', 'pick');
  orders
    .command('short')
    .description('a line is out, or there are fewer packages than ordered')
    .argument('<number>', 'order number', numberOf)
    .argument('<line>', "line's id, as 'show' lists it", idOf)
    .option('--left <count>', 'packages that are there (0)', countLeft, 0)
    .action((orderNumber: string, entryId: string, { left }: { left: number }) =>
      doing('short', orderNumber, `Only ${left} of ${entryId} in ${orderNumber}?`, (context, actor) =>
        storeSteps.short(context, { orderNumber, actor }, { entryId, left }),
      ),
    );
  orders
    .command('found')
    .description('a line that was out, or swapped, is there after all')
    .argument('<number>', 'order number', numberOf)
    .argument('<line>', "line's id, as 'show' lists it", idOf)
    .action((orderNumber: string, entryId: string) =>
      doing('found', orderNumber, `Pack ${entryId} in ${orderNumber} as ordered?`, (context, actor) =>
        storeSteps.found(context, { orderNumber, actor }, entryId),
      ),
    );
  orders
    .command('substitute')
    .description('packs something else, at the lower price')
    .argument('<number>', 'order number', numberOf)
    .argument('<line>', "line's id, as 'show' lists it", idOf)
    .option('--with <item>', 'product number; what the shopper chose, or the closest, if omitted', idOf)
    .action((orderNumber: string, entryId: string, { with: itemId = null }: { with?: string | null }) =>
      doing('substitute', orderNumber, `Substitute ${entryId} in ${orderNumber}?`, (context, actor) =>
        storeSteps.substitute(context, { orderNumber, actor }, { entryId, itemId }),
      ),
    );
  orders
    .command('weigh')
    .description('what a package weighs')
    .argument('<number>', 'order number', numberOf)
    .argument('<line>', "line's id, as 'show' lists it", idOf)
    .argument('<pounds>', 'such as 1.37', poundsOf)
    .action((orderNumber: string, entryId: string, weight: number) =>
      doing('weigh', orderNumber, `${weight / 100} lb for ${entryId} in ${orderNumber}?`, (context, actor) =>
        storeSteps.weigh(context, { orderNumber, actor }, { entryId, weight }),
      ),
    );
  step('ready', 'it is packed: ready for pickup, or out for delivery', 'Ready:', 'ready');
  step(
    'pay-here',
    'the card refused the new total: the shopper pays when they get it',
    'Paid at hand-over:',
    'payHere',
  );
  step('hand-over', 'the shopper has it', 'Handed over:', 'handOver');
  step('finalize', 'charges it, freezes the receipt, posts the points', 'Finalize', 'finalize');
  step('cancel', 'the store cannot fill it', 'Cancel', 'cancel');
  orders
    .command('refund')
    .description('pays back packages of a line of a final order')
    .argument('<number>', 'order number', numberOf)
    .argument('<line>', "line's id, as 'show' lists it", idOf)
    .requiredOption('--reason <text>', 'for the audit log', reasonOf)
    .option('--quantity <count>', 'packages (1)', countOf, 1)
    .action((orderNumber: string, entryId: string, { quantity, reason }: { quantity: number; reason: string }) =>
      run.doing(
        {
          command: 'orders refund',
          subject: orderNumber,
          question: `Refund ${quantity} of ${entryId} in ${orderNumber}?`,
          detail: { entryId, quantity, reason },
        },
        (context, actor) => storeSteps.refund(context, { orderNumber, actor }, { entryId, quantity }),
      ),
    );
  orders
    .command('play-the-store')
    .description('demo only: moves every order as far as it would be by now')
    .action(() =>
      run.doing(
        { command: 'orders play', subject: 'all orders', question: 'Play the store?', inParts: true },
        async (context) => {
          const steps = await playTheStore(context);
          const now = `${iso(context.clock.now()).slice(0, 16).replace('T', ' ')} UTC`;
          if (steps === 0) return `Nothing is due: by the services' clock it is ${now}.`;
          return `${steps === 1 ? '1 step' : `${steps} steps`} made, as far as orders are by ${now}.`;
        },
      ),
    );
}

function countLeft(text: string): number {
  const left = leftOf(text);
  if (left === null) throw new InvalidArgumentError('It must be a whole number from 0.');
  return left;
}

function poundsOf(text: string): number {
  const weight = hundredthsOf(text);
  if (weight === null) throw new InvalidArgumentError('It must be pounds with at most two decimals, such as 1.37.');
  return weight;
}
