import type { Texts } from './en.ts';

/** The same in Spanish, for shoppers in the United States. */
export const es: Texts = {
  zip: {
    tooSlow: 'Lo sentimos, tenemos problemas técnicos. Vuelve más tarde.',
    notAcceptable: 'No aceptable',
    malformed: 'Escribe 5 dígitos, o 5 + 4',
    notFound: 'No encontramos una ciudad con este código postal.',
  },
  address: {
    notFound: 'Error del servidor',
    unknown: 'Esta dirección no está en tu cuenta.',
    tooSlow: 'Error de la puerta de enlace',
    notAcceptable: 'No aceptable',
    badRequest: 'Solicitud incorrecta',
  },
  contact: {
    INVALID: 'Eso no parece correcto. Revísalo y vuelve a intentarlo.',
    ALREADY_KNOWN: 'Tu perfil ya tiene otro. Puedes cambiarlo en la configuración de tu cuenta.',
  },
  deleting: {
    ADDRESS_IN_USE: 'Tus pedidos programados van a esta dirección. Primero elige otra para ellos.',
    ONLY_WAY_IN: 'Es tu única forma de iniciar sesión, así que no se puede borrar.',
    INVALID: 'Eso no parece correcto. Revísalo y vuelve a intentarlo.',
  },
  freshPass: {
    refusals: {
      TRIAL_USED: 'Tu hogar ya tuvo FreshPass antes.',
      NOTHING_TO_KEEP: 'No hay un FreshPass cancelado que conservar.',
      NOT_OFFERED: 'FreshPass no se puede pagar aquí. También se consigue con recompensas de compras.',
      PRICE_CHANGED: 'El precio ha cambiado y no se cobró nada. Mira el nuevo y vuelve a intentarlo.',
      PAYMENT_DECLINED: 'Tu pago fue rechazado y no se cobró nada.',
      PAYMENT_UNKNOWN:
        'Aún no tenemos respuesta del proveedor de pagos. Nada se cobra dos veces: vuelve a intentarlo en un momento.',
    },
    providers: { QUILLPAY: 'Quillpay' },
    saved: (count, since) =>
      count === 1 ? `1 entrega gratis, el ${since}` : `${count} entregas gratis desde el ${since}`,
  },
  periods: {
    since: (day) => `Desde el ${day}`,
    startingOn: (day) => `A partir del ${day}`,
    from: (first, last) => `Del ${first} al ${last}`,
  },
};
