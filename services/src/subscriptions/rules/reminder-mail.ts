import { type Language, locales } from '../../../../server-kit/language.ts';
import type { PartsOf } from '../../notices/index.ts';

interface Words {
  subject: (day: string) => string;
  about: (items: number, price: string) => string;
  risen: (name: string, percent: number) => string;
  swapped: (name: string) => string;
  left: (name: string) => string;
  ending: (name: string, day: string) => string;
  anItem: string;
  seeIt: string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    subject: (day) => `Schedule & Save: your order for ${day}`,
    about: (items, price) => `${items} ${items === 1 ? 'item' : 'items'}, ${price} before savings.`,
    risen: (name, percent) => `${name} costs ${percent}% more and is skipped unless you accept.`,
    swapped: (name) => `${name} can't be had: the closest match comes in its place.`,
    left: (name) => `${name} can't be had and won't come.`,
    ending: (name, day) => `Your coupon for ${name} ends ${day}.`,
    anItem: 'An item',
    seeIt: 'See or change it under Schedule & Save.',
  },
  es: {
    subject: (day) => `Programa y ahorra: tu pedido del ${day}`,
    about: (items, price) => `${items} ${items === 1 ? 'artículo' : 'artículos'}, ${price} antes del ahorro.`,
    risen: (name, percent) => `${name} cuesta ${percent}% más y no se envía si no lo aceptas.`,
    swapped: (name) => `No hay ${name}: llega lo más parecido en su lugar.`,
    left: (name) => `No hay ${name}: no llegará.`,
    ending: (name, day) => `Tu cupón para ${name} vence el ${day}.`,
    anItem: 'un artículo',
    seeIt: 'Míralo o cámbialo en Programa y ahorra.',
  },
};

/** A week before a run, for the mail and the text that its household asked for (N-65): what the inbox says, in short, in the household's language. */
export function reminderMail(
  { date, items, cents, changes, swapped = [], left = [], ending = [] }: PartsOf<'RUN_AHEAD'>,
  language: Language,
): { subject: string; body: string } {
  const say = words[language];
  const { subject, about, risen, seeIt } = say;
  const locale = locales[language];
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' });
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  const dayOf = (on: string) => day.format(Temporal.PlainDate.from(on).toZonedDateTime('UTC').epochMilliseconds);
  return {
    subject: subject(dayOf(date)),
    body: [
      about(items, dollars.format(cents / 100)),
      ...changes.filter(({ needsTap }) => needsTap).map(({ name, percent }) => risen(name, percent)),
      ...swapped.map((name) => say.swapped(name || say.anItem)),
      ...left.map(({ name }) => say.left(name || say.anItem)),
      ...ending.map(({ name, endsOn }) => say.ending(name, dayOf(endsOn))),
      seeIt,
    ].join(' '),
  };
}
