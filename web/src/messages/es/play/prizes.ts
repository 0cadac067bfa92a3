import type { prizes as english } from '../../en/play/prizes.ts';
import { number, onFirstUse } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const entries = plural('es', { one: 'participación', other: 'participaciones' });
const whole = onFirstUse(
  () => new Intl.NumberFormat('es-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
);
const cents = onFirstUse(() => new Intl.NumberFormat('es-US', { style: 'currency', currency: 'USD' }));
const odds = onFirstUse(() => new Intl.NumberFormat('es-US', { maximumFractionDigits: 1 }));
const remaining = (count: number) => (count === 1 ? 'queda 1' : `quedan ${number.format(count)}`);

/** Texts of the prizes: redeeming, entering, holding, choosing. */
export const prizes: typeof english = {
  dollars: (amount) => (Number.isInteger(Number(amount)) ? whole : cents).format(Number(amount)),
  redeemFor: (cost) => `Canjear por ${cost}`,
  redeemFree: 'Canjear ahora',
  redeeming: 'Un momento',
  youHave: 'Tienes',
  leftAfterThis: (count) => `Después de esto te ${remaining(count)}.`,
  balanceUnknown:
    'No pudimos cargar tus puntos. De todos modos puedes intentar canjearlo. Si no te alcanzan, no se hará.',
  noPointsNeeded: 'Ganaste este premio. No cuesta puntos.',
  handsOver: {
    VENDOR: 'El código es tuyo en cuanto lo canjeas. Si algo sale mal, conservas tus puntos.',
    REWARD: 'La recompensa se acredita en cuanto la canjeas. Úsala en tu próximo pedido.',
    B4U_OFFER: 'El cupón queda recortado y en Mi lista en cuanto lo canjeas.',
    FRESH_PASS: 'Tu tiempo se agrega en cuanto lo canjeas. No se renueva y no hay nada que cancelar.',
    RECIPE: 'La receta se abre aquí en cuanto la canjeas.',
    ALTERNATE_PRIZES: 'Primero canjéalo. Después tienes 7 días para elegir.',
    SWEEPSTAKES: '',
  },
  status: {
    AVAILABLE: 'Disponible',
    WON: 'Lo ganaste',
    OPEN_FOR_ENTRIES: 'Abierto a participaciones',
    REDEEMED: 'Canjeado',
    HELD: 'Apartado para ti',
    ALMOST: 'Ya casi',
    SHORT: 'Todavía no te alcanzan los puntos',
    LIMIT: 'Llegaste al límite',
    SOLD_OUT: 'Ya no quedan',
    ENDED: 'Terminado',
    NOT_STARTED: 'Todavía no empieza',
    PLAY: 'Se gana jugando',
    CLOSED: 'No disponible para ti',
  },
  facts: {
    cost: 'Costo',
    left: 'Quedan',
    noLimit: 'Sin límite',
    won: 'Gratis. Lo ganaste.',
    leftAndHeld: (left) => `${number.format(left)}, y 1 apartado para ti`,
    givenOut: 'Canjeados hasta ahora',
    givenOutOf: (count, of) =>
      of === null || of < count ? number.format(count) : `${number.format(count)} de ${number.format(of)}`,
    limit: 'Límite',
    perHousehold: (count) => `${number.format(count)} por hogar`,
    perDay: (count) => `${number.format(count)} al día`,
    useBy: 'Úsalo hasta el',
    redeemBy: 'Canjéalo hasta el',
    where: 'Dónde',
    value: 'Valor',
    odds: 'Probabilidad por jugada',
    oneIn: (count) => `1 en ${odds.format(count)}`,
    spent: 'Usaste',
    nothing: 'Nada',
    spentAndLeft: (spent, left) => `${spent}, ${remaining(left)}`,
    redemption: 'Canje',
    draw: 'Sorteo',
    entriesSoFar: 'Participaciones hasta ahora',
    yourOdds: 'Tus probabilidades hoy',
    ifYouWin: 'Si ganas',
    ifYouWinAnswer: 'Te avisamos en un día y tienes 7 días para reclamarlo',
    about: 'Sobre este premio',
    terms: 'Condiciones',
  },
  code: {
    title: 'Tu código',
    copy: 'Copiar el código',
    copied: 'Copiado',
    codeCopied: 'Código copiado',
    notCopied: 'Seleccionamos el código. Cópialo con el teclado.',
    lead: (vendor, until) =>
      `Escríbelo en ${vendor}.${until ? ` Sirve una vez, hasta el ${until}.` : ' Sirve una vez.'}`,
    vendor: 'el sitio del comercio',
    goTo: (vendor) => `Ir a ${vendor}`,
    stays: 'Siempre lo encontrarás en esta página, aunque el juego termine.',
  },
  redeemedOn: (date) => `Canjeado el ${date}`,
  redeemedNow: 'Canjeado',
  redeemedOf: (prize) => `Canjeado: ${prize}`,
  enter: {
    yourEntries: 'Tus participaciones',
    limit: 'Límite para tu hogar',
    of: (have, max) => `${number.format(have)} / ${number.format(max)}`,
    more: 'Participar más',
    first: 'Participar',
    each: (cost) => `${cost} cada una`,
    what: 'Participaciones',
    stepper: 'Participaciones',
    less: 'Una participación menos',
    plus: 'Una participación más',
    valueText: (count) => `${number.format(count)} ${entries(count)}`,
    button: (cost) => `Participar por ${cost}`,
    free: 'Participación gratis, sin comprar',
    done: (count) => (count === 1 ? '1 participación agregada' : `${number.format(count)} participaciones agregadas`),
    inAll: (count, draw) =>
      `Tienes ${number.format(count)} ${entries(count)} en este sorteo.${draw ? ` El sorteo es el ${draw}.` : ''}`,
    limitReached: 'Tu hogar tiene todas las participaciones que permiten las reglas.',
  },
  choose: {
    title: 'Tu elección',
    choose: (name) => `Elegir ${name}`,
    chooseOne: 'Elige uno',
    value: (dollars) => `Valor de ${dollars}`,
    by: (date, byDefault) =>
      byDefault ? `Elige hasta el ${date}. Después te agregaremos ${byDefault}.` : `Elige hasta el ${date}.`,
    chosen: (name) => `Elegiste ${name}`,
    byDefault: (name) => `Te agregamos ${name}`,
    first: 'Primero elige un premio',
  },
  hold: {
    hold: 'Apartar por 24 horas',
    release: 'Dejar de apartarlo',
    releasing: 'Un momento',
    yourPoints: (plural) => `Tus ${plural}`,
    toGo: (missing) => `Te faltan ${missing}.`,
    orHold: 'Compra para ganarlos, o aparta el premio mientras tanto.',
    shop: 'Compra para ganarlos. Cuentan cuando tu pedido está completo.',
    explains: (left) =>
      left === null
        ? 'Te guardamos uno. No cuesta nada y necesitas el 90% de los puntos.'
        : left === 1
          ? 'Te guardamos el último. No cuesta nada y necesitas el 90% de los puntos.'
          : `Te guardamos uno de los últimos ${number.format(left)}. No cuesta nada y necesitas el 90% de los puntos.`,
    until: (until) => `Apartado hasta ${until}`,
    reach: (cost) => `Junta ${cost} a tiempo y podrás canjear el premio.`,
    ready: 'Tienes los puntos. Canjéalo mientras está apartado.',
    once: 'Solo puedes apartar uno a la vez. No cuesta nada.',
    hours: (hours, minutes) => (hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`),
    spoken: (hours, minutes) => {
      const isOne = hours + minutes === 1;
      const inHours = hours > 0 ? `${hours} ${hours === 1 ? 'hora' : 'horas'} ` : '';
      return `${isOne ? 'Queda' : 'Quedan'} ${inHours}${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
    },
  },
  limit: {
    today: 'Canjeados hoy',
    inAll: 'Canjeados',
    of: (have, max) => `${number.format(have)} / ${number.format(max)}`,
    againFrom: 'Otra vez desde',
    never: 'Ya canjeaste este premio todas las veces que permiten las reglas.',
    seeMine: 'Ver lo que canjeaste',
    mine: 'Lo que canjeaste',
  },
  soldOut: {
    button: 'Agotado',
    lead: 'Alguien canjeó el último.',
    noPoints: 'No usamos tus puntos. Todavía tienes',
  },
  done: {
    held: 'Apartado para ti por 24 horas',
    released: 'Ya no está apartado',
    alertOn: 'Te avisaremos en tus mensajes si llegan más.',
    alertOff: 'No te avisaremos.',
  },
  stockAlert: {
    ask: 'Avísame si llegan más',
    stop: 'No avisarme',
    isOn: 'Te avisaremos en tus mensajes si llegan más.',
  },
  ended: {
    lead: (date) => `Este premio estuvo disponible hasta el ${date}.`,
    title: 'Terminado',
  },
  refused: {
    noPointsTaken: 'No usamos tus puntos.',
    similarBelow: 'Abajo hay premios similares.',
    notConfirmed: 'Sin confirmar',
    stepUp: 'Vuelve a canjearlo cuando tengas tu código a la mano.',
    other: 'No se pudo completar',
    uncertain: 'Vuelve a intentarlo. Sigue contando como un solo canje.',
  },
  result: {
    reward: (value) => `Recompensa de ${value} acreditada`,
    rewardLead: (expires) => `Úsala en tu próximo pedido hasta el ${expires}.`,
    offer: 'Recortado y en Mi lista',
    offerLead: (until) => `Se descuenta solo al pagar, hasta el ${until}.`,
    storeOfferLead: (until) => `Pídelo en la tienda hasta el ${until} y muestra tu tarjeta del club.`,
    chosenLead: 'Mira lo que recibiste en su propia página.',
    seeChosen: 'Ver lo que elegiste',
    toCart: 'Ir a mi carrito',
    toFreshPass: 'Ver tu FreshPass',
    freshPass: (until) => `FreshPass hasta el ${until}`,
    freshPassLead: 'La entrega gratis y los ahorros de FreshPass empiezan ahora. Termina solo.',
    recipe: 'La receta es tuya',
    recipeLead: 'Está abajo y se queda en esta página.',
    pending: 'Está en camino. Lo verás aquí en cuanto llegue.',
    seePrizes: 'Ver otros premios',
    backToGame: 'Volver al juego',
  },
  recipe: {
    ingredients: 'Ingredientes',
    steps: 'Pasos',
    serves: (count) => (count === 1 ? 'Para 1 persona' : `Para ${count} personas`),
    minutes: (count) => `${count} ${count === 1 ? 'minuto' : 'minutos'}`,
  },
  others: {
    similar: 'Premios similares',
    wait: 'Mientras esperas',
    more: 'Más premios',
    costAndLeft: (cost, left) => `${cost}, ${left}`,
  },
  unavailable: {
    title: 'Este premio no está disponible por ahora',
    lead: 'Tus puntos de juego y premios están seguros. Vuelve más tarde o mira los otros premios.',
  },
};
