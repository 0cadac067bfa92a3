import { type Language, locales } from '../../../../server-kit/language.ts';
import type { PartsOf } from '../../notices/index.ts';

interface Words {
  subject: (day: string) => string;
  about: (items: number, price: string) => string;
  risen: (name: string, percent: number) => string;
  seeIt: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: (day) => `Schedule & Save: your order for ${day}`,
    about: (items, price) => `${items} ${items === 1 ? 'item' : 'items'}, ${price} before savings.`,
    risen: (name, percent) => `${name} costs ${percent}% more and is skipped unless you accept.`,
    seeIt: 'See or change it under Schedule & Save.',
  },
  es: {
    subject: (day) => `Programa y ahorra: tu pedido del ${day}`,
    about: (items, price) => `${items} ${items === 1 ? 'artículo' : 'artículos'}, ${price} antes del ahorro.`,
    risen: (name, percent) => `${name} cuesta ${percent}% más y no se envía si no lo aceptas.`,
    seeIt: 'Míralo o cámbialo en Programa y ahorra.',
  },
};

/** A week before a run, for the mail and the text that its household asked for (N-65): what the inbox says, in short, in the household's language. */
export function reminderMail(
  { date, items, cents, changes }: PartsOf<'RUN_AHEAD'>,
  language: Language,
): { subject: string; body: string } {
  const { subject, about, risen, seeIt } = words[language];
  const locale = locales[language];
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' });
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  return {
    subject: subject(day.format(Temporal.PlainDate.from(date).toZonedDateTime('UTC').epochMilliseconds)),
    body: [
      about(items, dollars.format(cents / 100)),
      ...changes.filter(({ needsTap }) => needsTap).map(({ name, percent }) => risen(name, percent)),
      seeIt,
    ].join(' '),
  };
}
