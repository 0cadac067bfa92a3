import type { ServiceContext } from '../../platform/service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Channel } from '../rules/handle.ts';
import { deleteOutgoing, insertMessage, insertOutgoing, outgoingOf } from '../store/messages.ts';
import { identityTables } from '../store/tables.ts';
import { carrierOf, isDelivered, type Message } from './carriers.ts';

const queue = 'identity.send-mail';

/** With pauses of five minutes at most, a day. */
const mostTries = 300;

type Needs = Pick<ServiceContext, 'config' | 'clock' | 'random' | 'outbox'>;

/**
 * Posts a message from another service in the caller's transaction; it holds no code. Where somebody delivers it, it leaves
 * once that has committed, and is tried again for a day; elsewhere it stays in the outbox table.
 */
async function post(context: Needs, trx: Transaction, channel: Channel, { to, subject, body }: Message): Promise<void> {
  const { clock, random, outbox } = context;
  const message = { channel, recipient: to, subject, body, created_at: clock.now() };
  if (!isDelivered(context, channel)) return insertMessage(identityTables(trx), message);
  const mailId = random.uuid();
  await insertOutgoing(identityTables(trx), { mail_id: mailId, ...message });
  await outbox.publish(trx, queue, { mailId });
}

/** Posts an email in the caller's transaction. */
export const postMail = (context: Needs, trx: Transaction, mail: Message): Promise<void> =>
  post(context, trx, 'email', mail);

/**
 * Hands an email to the mail server, or, where there is none, to the outbox table. For mail that holds a code, which is kept
 * nowhere else. @returns false if the server will never take it @throws when it's worth another try
 */
export async function sendMail(
  context: Pick<ServiceContext, 'config' | 'log' | 'db' | 'clock'>,
  mail: Message,
): Promise<boolean> {
  const mailer = carrierOf(context, 'email');
  if (mailer) return mailer.send(mail);
  const { to: recipient, subject, body } = mail;
  const message = { channel: 'email' as const, recipient, subject, body, created_at: context.clock.now() };
  await insertMessage(identityTables(context.db), message);
  return true;
}

/** Posts a text message in the caller's transaction. */
export const postText = (context: Needs, trx: Transaction, text: Message): Promise<void> =>
  post(context, trx, 'sms', text);

/** Sends what `postMail` and `postText` have kept, and forgets it then. */
export async function startOutgoingJob(context: ServiceContext): Promise<void> {
  const identity = identityTables(context.db);
  await context.jobs.work<{ mailId: string }>(
    queue,
    async ({ mailId }) => {
      const kept = await outgoingOf(identity, mailId);
      if (!kept) return;
      const carrier = carrierOf(context, kept.channel);
      if (!carrier) throw new Error(`nobody delivers what was posted by ${kept.channel}`);
      await carrier.send({ to: kept.recipient, subject: kept.subject, body: kept.body });
      await deleteOutgoing(identity, mailId);
    },
    { retryLimit: mostTries },
  );
}
