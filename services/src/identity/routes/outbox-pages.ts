import Type from 'typebox';
import { iso } from '../../platform/clock.ts';
import { escapeHtml, page } from '../../platform/http/page.ts';
import type { ServiceApp, ServiceContext } from '../../platform/service.ts';
import { newestMessages } from '../store/messages.ts';
import { identityTables, type MessageRow } from '../store/tables.ts';

/** The sign-in outbox of development and demos: messages that no mail or SMS service took. Newest first. */
export function registerOutboxPages(app: ServiceApp, { db }: Pick<ServiceContext, 'db'>): void {
  const messages = (to?: string): Promise<MessageRow[]> => newestMessages(identityTables(db), to);

  app.get('/outbox', { schema: { hide: true } }, async (_request, reply) =>
    page(reply, 'Sign-in outbox', outboxPage(await messages())),
  );
  app.get(
    '/outbox.json',
    { schema: { hide: true, querystring: Type.Object({ to: Type.Optional(Type.String({ maxLength: 254 })) }) } },
    async ({ query }) => ({
      messages: (await messages(query.to)).map((row) => ({
        id: row.message_id,
        channel: row.channel,
        to: row.recipient,
        subject: row.subject,
        body: row.body,
        code: /\b\d{6}\b/.exec(row.body)?.[0] ?? null,
        createdAt: iso(row.created_at),
      })),
    }),
  );
}

function outboxPage(rows: readonly MessageRow[]): string {
  const intro = `<h1>Sign-in outbox</h1>
<p>Messages that would have gone out by e-mail or text message, newest first. <a href="/outbox">Look again</a></p>`;
  if (rows.length === 0)
    return `${intro}<p>No messages yet. Request a one-time code in the storefront, then refresh this page.</p>`;
  const items = rows.map(
    (row) => `<li><article>
<h2>${escapeHtml(row.subject)}</h2>
<p class="soft">${row.channel === 'sms' ? 'Text message' : 'E-mail'} to ${escapeHtml(row.recipient)}, <time datetime="${iso(row.created_at)}">${clockTime(row.created_at)}</time></p>
<p>${escapeHtml(row.body)}</p>
</article></li>`,
  );
  return `${intro}<ol>${items.join('')}</ol>`;
}

const clockTime = (instant: Temporal.Instant): string => `${iso(instant).slice(0, 19).replace('T', ' ')} UTC`;
