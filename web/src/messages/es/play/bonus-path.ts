import type { bonusPathTexts as english } from '../../en/play/bonus-path.ts';
import { number } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const counts = ['una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'];
const spelled = (count: number) => counts[count - 1] ?? number.format(count);
const days = plural('es', { one: 'día', other: 'días' });
const hours = plural('es', { one: 'hora', other: 'horas' });
const minutes = plural('es', { one: 'minuto', other: 'minutos' });

/** Texts of the Bonus Path, and of the welcome offers. */
export const bonusPathTexts: typeof english = {
  title: 'Bonus Path',
  lead: 'Completa ofertas y desbloquea ahorros extra.',
  underWay: 'En curso',
  underWayLead: 'Cada pedido cuenta cuando lo recibes.',
  toStart: 'Listas para empezar',
  toStartLead: 'Activa una antes de comprar para que tus pedidos cuenten.',
  done: 'Completadas y terminadas',
  doneLead: 'Lo que ganaste te espera en Recompensas del supermercado.',
  rewards: 'Ir a Recompensas del supermercado',
  none: {
    title: 'No hay Bonus Path por ahora',
    text: 'Salen nuevos cada pocas semanas. Los cupones ya están listos.',
    action: 'Ver cupones y ofertas',
  },
  couldNotLoad: 'No pudimos cargar tu Bonus Path',
  welcome: {
    title: 'Ofertas de bienvenida',
    hello: (name) => (name === null ? 'Te damos la bienvenida' : `Te damos la bienvenida, ${name}`),
    lead: (count) =>
      count === 1
        ? 'Una oferta es tuya. Recórtala ahora y te espera en Mi lista hasta que compres.'
        : `Tienes ${spelled(count)} ofertas. Recórtalas ahora y te esperan en Mi lista hasta que compres.`,
    clipAll: (count) => (count === 1 ? 'Recortarla' : `Recortar las ${spelled(count)}`),
    clipping: 'Recortando',
    once: 'Cada una se usa una sola vez. Al recortarlas, salen de esta página.',
    ends: (left) => `La primera termina en ${left}.`,
    left: ({ d, h, m }) =>
      d > 0 ? `${d} ${days(d)}` : h > 0 ? `${h} ${hours(h)}` : `${Math.max(m, 1)} ${minutes(Math.max(m, 1))}`,
    done: {
      title: 'Recortaste todas tus ofertas de bienvenida',
      text: 'Se descuentan solas al pagar.',
      list: 'Ver en Mi lista',
      shop: 'Empezar a comprar',
    },
    wait: {
      title: 'Tus ofertas de bienvenida están en camino',
      text: 'Tarda un momento. Los cupones son para todos.',
    },
    refused: {
      title: 'Este enlace no te trae ofertas',
      text: 'Es de otra cuenta, o ya se usó. Los cupones son para todos.',
    },
    none: {
      title: 'No hay ofertas de bienvenida por ahora',
      text: 'Llegan con una cuenta nueva. Los cupones son para todos.',
      action: 'Ver cupones y ofertas',
    },
    guest: {
      title: 'Regístrate gratis y empieza con tus propias ofertas',
      text: 'Los socios reciben ofertas de bienvenida con su cuenta nueva y puntos con cada pedido.',
      join: 'Regístrate gratis',
      signIn: 'Inicia sesión',
    },
    couldNotLoad: 'No pudimos cargar tus ofertas de bienvenida',
  },
};
