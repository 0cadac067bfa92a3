import type { Texts } from './en.ts';

/** The same in Spanish, for shoppers in the United States. */
export const es: Texts = {
  noTour: 'Aquí no hay ninguna visita guiada.',
  incompleteCode: 'Escribe los 6 dígitos del código.',
  tooManyCards: 'Demasiados números de tarjeta. Únete sin tarjeta.',
  refusals: {
    CODE_WRONG: 'Este código no es correcto. Revísalo y vuelve a intentarlo.',
    CODE_EXPIRED: 'Este código venció. Pide uno nuevo.',
    CHALLENGE_LOCKED: 'Demasiados intentos. Pide un código nuevo.',
    RATE_LIMITED: 'Demasiados códigos. Vuelve a intentarlo más tarde.',
    NO_JOINING: 'Tu código venció. Pide uno nuevo.',
    ALREADY_MEMBER: 'Ya tienes una cuenta. Inicia sesión para continuar.',
    TERMS_NOT_ACCEPTED: 'Acepta los términos para unirte.',
    TERMS_CHANGED: 'Los términos cambiaron. Vuelve a cargar la página para leerlos.',
    HANDLE_INVALID: 'Escribe un correo electrónico o un número de celular de EE. UU.',
    HANDLE_UNDELIVERABLE:
      'No podemos entregar correo a esta dirección. Revisa que esté bien escrita o pide el código de otra forma.',
  },
};
