import type { freeEntry as english } from '../../en/play/free-entry.ts';
import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const entries = plural('es', { one: 'participación', other: 'participaciones' });
const free = plural('es', { one: 'participación gratis', other: 'participaciones gratis' });

/** Texts of entering a sweepstakes without a purchase. */
export const freeEntry: typeof english = {
  title: 'Participación gratis',
  lead: (program) => `Participa en el sorteo de ${program} sin comprar nada.`,
  noPurchase: 'No es necesario comprar. Comprar no aumenta tus probabilidades de ganar.',
  sameOdds: (count) =>
    `Al participar gratis recibes ${number.format(count)} ${entries(count)}, con las mismas probabilidades, sea como sea que participes.`,
  prize: 'Premio',
  prizeWorth: (prize, worth) => `${prize}, con valor de ${worth}`,
  draw: 'Sorteo',
  limit: 'Límite para tu hogar',
  soFar: 'Participaciones hasta ahora',
  count: (count) => number.format(count),
  odds: 'Tus probabilidades hoy',
  name: 'Nombre completo',
  email: 'Correo electrónico',
  emailHint: 'Solo lo usaremos para avisarte si ganas.',
  address: 'Dirección',
  address2: 'Apartamento, suite o piso',
  optional: 'Opcional',
  zipCode: 'Código postal',
  city: 'Ciudad',
  state: 'Estado',
  chooseState: 'Elige un estado',
  dateOfBirth: 'Fecha de nacimiento',
  known: 'Lo llenamos con los datos de tu cuenta. Cambia lo que haga falta.',
  submit: (count) => `Participar con ${number.format(count)} ${free(count)}`,
  working: 'Tu navegador hace un cálculo corto para que no entren bots.',
  sending: 'Enviando',
  rules: 'Reglas oficiales',
  summary: 'Revisa estos campos',
  errors: {
    name: 'Escribe tu nombre completo.',
    email: 'Escribe un correo como nombre@example.com.',
    address: 'Escribe tu dirección.',
    city: 'Escribe tu ciudad.',
    state: 'Elige tu estado.',
    zipCode: 'Escribe un código postal de 5 dígitos.',
  },
  couldNotEnter: 'No pudimos registrar tu participación',
  retry: 'Vuelve a intentarlo. Solo cuenta una vez.',
  done: '¡Ya participas!',
  doneText: (count, of) => `Tu hogar tiene ahora ${number.format(count)} de ${number.format(of)} ${entries(of)}.`,
  doneDraw: (date) => `El sorteo es el ${date}. Si ganas, te avisaremos.`,
  entryNumbers: 'Tus números de participación',
  entriesLabel: 'Participaciones de tu hogar',
  value: (count, of) => `${number.format(count)} / ${number.format(of)}`,
  closed: 'Este sorteo no recibe participaciones por ahora',
  closedText: 'Ya cerró o todavía no empieza.',
  checkDraw: 'Cómo sorteamos',
  prizes: 'Play & Earn',
  refused: 'No puedes participar en este sorteo',
};
