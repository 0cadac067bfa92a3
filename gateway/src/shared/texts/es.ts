import { atHour } from '../spanish.ts';
import type { Texts } from './en.ts';

/** The same in Spanish, for shoppers in the United States. */
export const es: Texts = {
  errors: {
    default: 'Lo sentimos, nuestro sitio tiene problemas técnicos en este momento. Vuelve a intentarlo más tarde.',
    unauthorized: 'Autorización no válida',
  },
  refusals: {
    REQUIRED: 'Completa este dato.',
    TOO_LONG: 'Esto es demasiado largo.',
    TOO_SHORT: 'Esto es demasiado corto.',
    INVALID: 'Revisa este dato.',
    ZIP_NOT_FOUND: 'No encontramos una ciudad con este código postal.',
    STATE_MISMATCH: 'Este código postal no es de este estado.',
    CITY_MISMATCH: 'Este código postal no es de esta ciudad.',
    PO_BOX: 'No entregamos en apartados postales. Escribe una calle y un número.',
    STORE_NOT_FOUND: 'No encontramos esta tienda. Elige otra.',
    ADDRESS_NOT_FOUND: 'Esta dirección no está en tu cuenta.',
    CLUB_CARD_NOT_ACCEPTED: 'No reconocemos este número de tarjeta. Revísalo o regístrate sin tarjeta.',
    HANDLE_REQUIRED: 'Escribe un correo electrónico o un número de celular de EE. UU.',
    CHANNEL_NOT_AVAILABLE: 'La cuenta no tiene ese contacto.',
    NO_SUCH_SHOPPER: 'No hay ningún cliente de demostración con ese nombre.',
    NOT_FOUND: 'No lo encontramos.',
    VERSION_CONFLICT: 'Esto cambió en otro lugar. Así está ahora.',
    STEP_UP_REQUIRED: 'Por tu seguridad, confirma con un código nuevo que eres tú.',
    RATE_LIMITED: 'Fueron demasiados intentos. Vuelve a intentarlo más tarde.',
    other: 'No se pudo hacer. Revisa los datos y vuelve a intentarlo.',
  },
  input: {
    refused: (name, problem) => `"${name}" ${problem}`,
    unreadable: 'tiene caracteres que no se pueden usar, como una tabulación o un salto de línea.',
    tooLong: (most) => `tiene más de ${most} caracteres.`,
    tooMany: (most) => `tiene más de ${most} elementos.`,
    empty: 'no puede estar vacío.',
    noNull: 'no puede ser null. Si se omite, tiene su valor predeterminado.',
    noId: 'no es un identificador.',
    pageSize: 'debe ser un número entero de 1 a 100.',
    requestId: 'debe tener de 8 a 64 letras, números, guiones, guiones bajos, puntos y dos puntos.',
  },
  dates: {
    day: (month, day) => `${day} ${month}`,
    dayOfYear: (day, year) => `${day} ${year}`,
    morning: (clock) => `${clock} a.m.`,
    afternoon: (clock) => `${clock} p.m.`,
    at: (day, time) => `${day} ${atHour(time)}`,
    today: (time) => `hoy, ${time}`,
    tomorrow: (time) => `mañana, ${time}`,
  },
};
