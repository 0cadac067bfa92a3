import { type Command, InvalidArgumentError } from 'commander';
import { addPerson, allPeople, type Role, roles } from '../../operators/index.ts';
import { reasonOf } from '../shell/arguments.ts';
import type { Run } from '../shell/run.ts';

interface Options {
  role: Role[];
  name?: string;
  store?: string;
}

const asOption = (role: Role): string => role.toLowerCase().replaceAll('_', '-');

/** `store-staff`, once for each role. */
function roleOf(text: string, before: Role[] = []): Role[] {
  const role = roles.find((each) => asOption(each) === text);
  if (role === undefined) throw new InvalidArgumentError(`It must be one of ${roles.map(asOption).join(', ')}.`);
  return [...before, role];
}

/** `operators …`: who may sign in to the console; the first owner is let in here. */
export function operatorsCommands(program: Command, run: Run): void {
  const operators = program.command('operators').description('the people who work with the console');
  operators
    .command('add')
    .description('lets somebody sign in to the console, by codes to this address')
    .argument('<email>', 'email address')
    .requiredOption('--role <role>', `${roles.map(asOption).join(', ')}; give it once for each role`, roleOf)
    .option('--name <name>', 'their full name (what stands before the @)', reasonOf)
    .option('--store <id>', 'the store of a member of its staff')
    .action((email: string, { role, name, store }: Options) =>
      run.doing(
        {
          command: 'operators add',
          subject: email,
          question: `Let ${email} sign in as ${role.map(asOption).join(' and ')}?`,
          detail: { roles: role, storeId: store ?? null },
        },
        async (context) => {
          const fullName = name ?? email.replace(/@.*$/s, '');
          const added = await addPerson(context, { fullName, email, roles: role, storeId: store ?? null });
          return `${added.email} can sign in at /admin; the audit log calls them ${added.name}.`;
        },
      ),
    );
  operators
    .command('list')
    .description('lists everybody, by name')
    .action(() =>
      run.reading(async ({ context }) => {
        const people = await allPeople(context.db);
        if (people.length === 0) run.say('Nobody can sign in to the console yet: operators add EMAIL --role owner');
        for (const { name, email, roles: held, deactivated_at: deactivated } of people)
          run.say(
            `${name.padEnd(12)} ${email.padEnd(32)} ${held.map(asOption).join(', ')}${deactivated === null ? '' : '  (deactivated)'}`,
          );
      }),
    );
}
