import type { Texts } from './en.ts';

/** The same in Spanish, for shoppers in the United States. */
export const es: Texts = {
  noTour: 'Aquí no hay ninguna visita guiada.',
  incompleteCode: 'Escribe los 6 dígitos del código.',
  tooManyCards: 'Demasiados números de tarjeta. Regístrate sin tarjeta.',
  refusals: {
    CODE_WRONG: 'Este código no es correcto. Revísalo y vuelve a intentarlo.',
    CODE_EXPIRED: 'Este código venció. Pide uno nuevo.',
    CHALLENGE_LOCKED: 'Demasiados intentos. Pide un código nuevo.',
    RATE_LIMITED: 'Demasiados códigos. Vuelve a intentarlo más tarde.',
    NO_JOINING: 'Tu código venció. Pide uno nuevo.',
    ALREADY_MEMBER: 'Ya tienes una cuenta. Inicia sesión para continuar.',
    TERMS_NOT_ACCEPTED: 'Acepta los términos para registrarte.',
    TERMS_CHANGED: 'Los términos cambiaron. Vuelve a cargar la página para leerlos.',
    HANDLE_INVALID: 'Escribe un correo electrónico o un número de celular de EE. UU.',
    HANDLE_UNDELIVERABLE:
      'No podemos entregar correo a esta dirección. Revisa que esté bien escrita o pide el código de otra forma.',
    TEXTS_NOT_SENT: 'No enviamos mensajes de texto. Pide tu código por correo.',
    NUMBER_UNDELIVERABLE:
      'No podemos enviar mensajes de texto a este número. Revisa que esté bien escrito o pide el código por correo. Si alguna vez nos respondiste STOP, envíanos primero START.',
  },
  passkeyDates: {
    added: (day) => `Agregada el ${day}`,
    used: (added, used) => `Agregada el ${added}, usada por última vez el ${used}`,
  },
  passkeys: {
    NAME_INVALID: 'Escribe un nombre de 1 a 40 caracteres.',
    PASSKEY_EXPIRED: 'Pasó demasiado tiempo. Vuelve a usar tu llave de acceso.',
    PASSKEY_NOT_FOUND: 'Esta llave de acceso ya no está.',
    PASSKEY_REFUSED: 'Esta llave de acceso no funcionó aquí. Inicia sesión con un código.',
    PASSKEY_STOPPED:
      'Es posible que hayan copiado esta llave de acceso, así que la bloqueamos. Inicia sesión con un código.',
    PASSKEY_TAKEN: 'Esta llave de acceso es de otra cuenta.',
    PASSKEY_UNAVAILABLE: 'Las llaves de acceso no funcionan en esta dirección. Inicia sesión con un código.',
    PASSKEY_UNKNOWN: 'Esta llave de acceso ya no está en tu cuenta. Inicia sesión con un código.',
    RATE_LIMITED: 'Demasiados intentos. Usa un código o vuelve a intentarlo más tarde.',
    TOO_MANY_PASSKEYS: 'Tienes 10 llaves de acceso. Quita una para agregar otra.',
  },
};
