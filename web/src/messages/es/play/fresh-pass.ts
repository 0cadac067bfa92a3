import type { freshPassTexts as english } from '../../en/play/fresh-pass.ts';

/** Texts of FreshPass. */
export const freshPassTexts: typeof english = {
  title: 'FreshPass',
  lead: 'Entrega gratis en cada pedido de $30 o más.',
  state: {
    on: 'FreshPass está activo',
    free: 'Tus entregas son gratis',
    goesOn: 'FreshPass sigue cada mes hasta que lo canceles. Puedes cancelarlo cuando quieras, con un solo toque.',
    until: (date) => `FreshPass es tuyo hasta el ${date}`,
    canceled: 'Lo cancelaste. Hasta entonces todo sigue igual y puedes cambiar de opinión.',
    endsAlone: 'Termina solo. No tienes que cancelarlo.',
    trial: 'Prueba FreshPass un mes, por nuestra cuenta',
    trialText: 'Termina solo después de un mes. No hay nada que pagar ni que cancelar.',
    off: 'Ahora no tienes FreshPass',
    offText: 'Con cinco recompensas del supermercado tienes un mes.',
    join: (price) => `FreshPass, ${price} al mes`,
    joinText: 'Empieza ahora. Cancélalo cuando quieras, con un solo toque.',
    joinTerms: (price, provider) =>
      `Pagas ${price} ahora${provider === null ? '' : ` con ${provider}`} y cada mes hasta que canceles.`,
    goOnTerms: (date, price, provider) =>
      `No pagas nada antes del ${date}; después, ${price} al mes${provider === null ? '' : ` con ${provider}`} hasta que canceles.`,
    nextPayment: (date, price, provider) =>
      `Próximo pago: ${date}, ${price}${provider === null ? '' : ` con ${provider}`}.`,
    afterTrial: (price) => `Solo sigue si tú lo pides, por ${price} al mes.`,
  },
  actions: {
    START_TRIAL: 'Empezar mi mes gratis',
    JOIN: 'Inscribirme en FreshPass',
    joinFor: (price) => `Inscribirme por ${price} al mes`,
    goOn: (price) => `Seguir por ${price} al mes`,
    orRewards: 'O canjea cinco recompensas del supermercado',
    CANCEL: 'Cancelar FreshPass',
    KEEP: 'Conservar FreshPass',
    busy: 'Un momento',
    rewards: 'Ir a Recompensas del supermercado',
    shop: 'Empezar a comprar',
  },
  announced: {
    START_TRIAL: 'FreshPass está activo.',
    JOIN: 'Te inscribiste en FreshPass.',
    CANCEL: 'Cancelaste FreshPass.',
    KEEP: 'FreshPass sigue activo.',
  },
  saved: 'ahorrados en entregas',
  benefits: {
    title: 'Lo que incluye',
    all: [
      { icon: 'truck', title: 'Entrega gratis', text: 'En cada pedido de $30 o más, a cualquier hora del día.' },
      {
        icon: 'ticket-percent',
        title: 'Ofertas propias',
        text: 'Cupones para socios de FreshPass, junto a los demás en Cupones y ofertas.',
      },
      {
        icon: 'shield-check',
        title: 'Sin compromiso',
        text: 'Cancélalo con un toque. Lo que ya tienes dura hasta el fin del mes.',
      },
    ],
  },
  offers: 'Ver cupones y ofertas',
  failed: 'Algo salió mal',
  couldNotLoad: 'No pudimos cargar tu FreshPass',
};
