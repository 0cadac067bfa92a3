import { type Language, locales } from '../../../../server-kit/language.ts';

/** What a winner has won, and by when it is claimed. */
export interface Winning {
  prizeName: string;
  /** Of the sweepstakes. */
  title: string;
  claimBy: Temporal.Instant | null;
  timeZone: string;
}

interface Words {
  month: 'short' | 'long';
  won: { subject: string; body: (prize: string, draw: string, day: string) => string };
  due: { subject: string; body: (prize: string, day: string) => string };
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    month: 'short',
    won: {
      subject: 'Congratulations!',
      body: (prize, draw, day) => `You won ${prize} in the ${draw} sweepstakes. Claim it by ${day}.`,
    },
    due: {
      subject: 'Your prize is waiting',
      body: (prize, day) => `${prize} is yours. Claim it by ${day}, or it goes to another household.`,
    },
  },
  es: {
    month: 'long',
    won: {
      subject: '¡Felicidades!',
      body: (prize, draw, day) => `Ganaste ${prize} en el sorteo ${draw}. Reclama tu premio hasta el ${day}.`,
    },
    due: {
      subject: 'Tu premio te espera',
      body: (prize, day) => `${prize} es tuyo. Reclámalo hasta el ${day} o pasará a otro hogar.`,
    },
  },
};

/** The mail that tells of a win, or reminds of one that is still to be claimed (N-31). @param language the winner's */
export function winnerMail(
  about: 'won' | 'due',
  { prizeName, title, claimBy, timeZone }: Winning,
  language: Language,
): { subject: string; body: string } {
  const { month, won, due } = words[language];
  const day = claimBy?.toLocaleString(locales[language], { timeZone, month, day: 'numeric' }) ?? '';
  return about === 'won'
    ? { subject: won.subject, body: won.body(prizeName, title, day) }
    : { subject: due.subject, body: due.body(prizeName, day) };
}
