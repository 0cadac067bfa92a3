import type { push as english } from '../../en/phone/push.ts';

/** Texts of notifications: what a phone shows while no page is open. */
export const push: typeof english = {
  title: 'Avisos en este dispositivo',
  lead: 'Se ven aunque no tengas la página abierta. En tu pantalla bloqueada no aparece nada privado.',
  impossible:
    'Este navegador no puede mostrar avisos. En un iPhone o iPad, agrega primero la app a tu pantalla de inicio.',
  blocked: 'Los avisos de este sitio están desactivados en tu navegador. Actívalos ahí y regresa.',
  away: 'No pudimos cargar tus avisos. Vuelve a intentarlo más tarde.',
  failed: 'No pudimos activar los avisos. Vuelve a intentarlo.',
  saved: (what, isOn) => `${what}: ${isOn ? 'activado' : 'desactivado'}`,
  kinds: {
    ORDERS: { title: 'Pedidos', text: 'Cuando esté listo o en camino, y cuando algo cambie.' },
    WINS: { title: 'Triunfos y premios', text: 'Cuando ganes y cuando vuelva un premio que querías.' },
    SCHEDULE: { title: 'Programa y ahorra', text: 'Qué viene y cuándo un precio necesita tu respuesta.' },
  },
  ask: {
    ORDERS: { title: 'Te avisamos cuando esté listo', text: 'En este dispositivo, y también si algo cambia.' },
    WINS: { title: 'Te avisamos si ganas', text: 'En este dispositivo, para que reclames a tiempo.' },
    SCHEDULE: { title: 'Te avisamos antes de que llegue', text: 'En este dispositivo, qué trae tu próximo pedido.' },
    turnOn: 'Activar',
    notNow: 'Ahora no',
    on: 'Listo. Te avisaremos en este dispositivo.',
    settings: 'Elige qué te avisamos',
  },
};
