import { type Command, InvalidArgumentError } from 'commander';
import { messagesTo } from '../../identity/index.ts';
import { iso } from '../../platform/clock.ts';
import { ServiceError } from '../../platform/http/errors.ts';
import { printable } from '../shell/printable.ts';
import type { Run } from '../shell/run.ts';

/** `mail read`: what waits for somebody because there is no mail server yet, such as a code to sign in. */
export function mailCommand(program: Command, run: Run): void {
  program
    .command('mail')
    .description('messages that no mail server took')
    .command('read')
    .description('shows what waits for an address, newest first; only where there is no mail server')
    .argument('<address>', 'email address or phone number', addressOf)
    .action((address: string) =>
      run.doing(
        { command: 'mail read', subject: address, question: `Read the messages to ${address}?` },
        async ({ db, config }) => {
          const [setting, isSet] = address.includes('@')
            ? ['SMTP_URL', config.smtpUrl !== null]
            : ['TEXTS_URL', config.texts !== null];
          if (isSet)
            throw new ServiceError(409, 'MAIL_IS_SENT', `${setting} is set: messages go to their recipients alone.`);
          const messages = await messagesTo(db, address);
          if (messages.length === 0) return `Nothing waits for ${address}.`;
          return messages
            .map(({ createdAt, subject, body }) =>
              [
                `${iso(createdAt)}  ${printable(subject)}`,
                ...body.split('\n').map((line) => `    ${printable(line)}`),
              ].join('\n'),
            )
            .join('\n');
        },
      ),
    );
}

function addressOf(text: string): string {
  if (!/^[\x21-\x7e]{3,254}$/.test(text))
    throw new InvalidArgumentError('It must be an email address or a phone number.');
  return text;
}
