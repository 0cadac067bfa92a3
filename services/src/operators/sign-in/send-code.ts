import type { Language } from '../../../../server-kit/language.ts';
import { keysOf, otp, sendMail } from '../../identity/index.ts';
import type { ServiceContext } from '../../platform/service.ts';
import { recipientOf } from '../store/sign-in-codes.ts';
import { codeOf } from './codes.ts';

export const codeQueue = 'operators.send-code';

/** With growing pauses, for as long as a code lives. */
const mostTries = 7;

const minutes = otp.life.minutes;
const texts: Readonly<Record<Language, { subject: string; body: (code: string) => string }>> = {
  en: {
    subject: 'Your code for the Larder console',
    body: (code) =>
      `Your code for the Larder console is ${code}. It works for ${minutes} minutes. Never give it to anyone. If you didn't request it, tell an owner of your console.`,
  },
  es: {
    subject: 'Tu código para la consola de Larder',
    body: (code) =>
      `Tu código para la consola de Larder es ${code}. Funciona durante ${minutes} minutos. No se lo des a nadie. Si no lo pediste, avisa a un propietario de tu consola.`,
  },
};

/** Mails a code to the person it is for. Asking takes as long for an address of nobody, for which nothing is sent. */
export async function startCodeJob(context: ServiceContext): Promise<void> {
  await context.jobs.work<{ challengeId: string }>(
    codeQueue,
    async ({ challengeId }) => {
      const recipient = await recipientOf(context.db, challengeId, context.clock.now());
      if (!recipient) return;
      const { subject, body } = texts[recipient.language];
      const code = codeOf(await keysOf(context), challengeId);
      await sendMail(context, { to: recipient.email, subject, body: body(code) });
    },
    { retryLimit: mostTries },
  );
}
