import type { Texts } from './en.ts';

/** The same in Spanish, for shoppers in the United States. */
export const es: Texts = {
  signInUnavailable:
    'No se puede iniciar sesión en este momento. Si ya iniciaste sesión, seguirá abierta. Vuelve a intentarlo en un momento.',
  otherShopper: 'Ahora hay otra persona en sesión. No se cambió nada.',
  unknownOperation: 'Solo se aceptan operaciones conocidas.',
  malformedRequest: 'La solicitud debe ser un objeto JSON con una operación.',
  tooLarge: 'La solicitud es demasiado grande.',
  tooFast: 'Fue demasiado a la vez. Espera un momento y vuelve a intentarlo.',
  overloaded: 'Tenemos más visitas de las que podemos atender en este momento. Vuelve a intentarlo en un momento.',
  askForEvents: 'Pide una suscripción con Accept: text/event-stream.',
  onlySubscriptions: 'Solo las suscripciones se responden como eventos.',
  malformedHost: 'El nombre de host de la solicitud no es válido.',
  foreignHost: 'Este sitio no está en el nombre de host que indicó un proxy.',
  malformedScheme: 'El esquema que indicó un proxy no es ni http ni https.',
};
