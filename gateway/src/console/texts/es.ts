import type { Texts } from './en.ts';

/** The same in Spanish. */
export const es: Texts = {
  signInFirst: 'Inicia sesión para continuar.',
  notPermitted: 'Tus roles no incluyen esto. Pregunta a un propietario.',
  refusals: {
    CODE_WRONG: 'Ese código no es correcto.',
    CODE_EXPIRED: 'Este código ya venció. Pide uno nuevo.',
    CODE_LOCKED: 'Demasiados intentos. Pide un código nuevo.',
    RATE_LIMITED: 'Demasiados códigos. Inténtalo más tarde.',
    EMAIL_INVALID: 'Escribe un correo electrónico.',
    EMAIL_TAKEN: 'Ya hay alguien con este correo electrónico.',
    NAME_REQUIRED: 'Escribe un nombre.',
    ROLE_REQUIRED: 'Elige al menos un rol.',
    STORE_REQUIRED: 'Escribe el número de la tienda en la que trabaja.',
    STORE_NOT_USED: 'Solo el personal de tienda pertenece a una tienda.',
    STORE_UNKNOWN: 'Ninguna tienda tiene este número.',
    EDITED_MEANWHILE: 'Otra persona cambió estos datos mientras tanto. No se guardó nada de lo tuyo.',
    SECOND_PERSON_REQUIRED: 'Pide a otro propietario que cambie tus roles o tu acceso.',
    PERSON_NOT_FOUND: 'Esta persona ya no está.',
    NOT_PERMITTED: 'Tus roles no incluyen esto. Pregunta a un propietario.',
    TOO_LONG: 'Este texto es demasiado largo.',
  },
};
