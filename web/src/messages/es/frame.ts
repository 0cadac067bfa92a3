import type { frame as english } from '../en/frame.ts';
import { money } from '../support/formats.ts';
import { plural } from '../support/plural.ts';

const items = plural('es', { one: 'artículo', other: 'artículos' });
const notices = plural('es', { one: 'mensaje sin leer', other: 'mensajes sin leer' });
const newOnes = plural('es', { one: 'nuevo', other: 'nuevos' });
const secondsWord = plural('es', { one: 'segundo', other: 'segundos' });

/** Texts of the frame: header, navigation, errors, session. */
export const frame: typeof english = {
  pageTitle: (title, banner) => `${title} | ${banner}`,
  description: (banner) =>
    `Compra en ${banner}: recoge tu pedido, recíbelo en casa o compra en la tienda. Los socios ganan puntos y juegan por premios.`,
  skipToContent: 'Ir al contenido principal',
  homeOf: (banner) => `Inicio de ${banner}`,
  breadcrumb: 'Estás aquí',
  back: 'Atrás',
  menu: 'Menú',
  closeMenu: 'Cerrar el menú',
  yourStore: 'Tu tienda',
  chooseStore: 'Elige una tienda',
  search: {
    label: 'Busca productos y marcas',
    clear: 'Borrar',
    back: 'Cerrar la búsqueda',
    scan: 'Escanear un código',
  },
  site: {
    label: 'Sitio',
    shop: 'Comprar',
    list: 'Mi lista',
    business: 'Negocios',
    businessOf: (banner) => `${banner} para negocios`,
  },
  account: {
    hello: 'Hola',
    signIn: 'Inicia sesión',
    unavailable: 'Cuenta no disponible',
    member: 'Socio de For U',
    buyer: 'Comprador',
    menu: 'Cuenta',
    pages: {
      clubCard: 'Tarjeta del club',
      orders: 'Pedidos',
      prizes: 'Mis premios',
      rewards: 'Recompensas del supermercado',
      reward: 'Canjear',
      freshPass: 'FreshPass',
      bonusPath: 'Bonus Path',
      welcomeOffers: 'Ofertas de bienvenida',
      settings: 'Mi cuenta',
      addresses: 'Dirección de entrega',
      security: 'Seguridad',
      communication: 'Preferencias de comunicación',
    },
  },
  cart: {
    sum: (cents) => money({ amount: String(cents / 100) }),
    label: (count, sum) =>
      count === 0
        ? 'Carrito de compras, vacío'
        : ['Carrito de compras', count && `${count} ${items(count)}`, sum].filter(Boolean).join(', '),
  },
  inbox: {
    title: 'Mensajes',
    titleWithCount: (count) => `Mensajes, ${count} ${newOnes(count)}`,
    unread: (count) => `${count} ${notices(count)}`,
  },
  information: 'Información',
  notFound: {
    title: 'No encontramos la página',
    text: 'No hay nada en esta dirección. Quizás cambió de lugar o el enlace está incompleto.',
    toShop: 'Empezar a comprar',
  },
  unavailable: {
    title: 'No pudimos mostrar esta página',
    text: 'Disculpa, nuestro sitio tiene problemas técnicos en este momento. Vuelve a intentarlo más tarde.',
    again: 'Intentar de nuevo',
  },
  loading: 'Cargando',
  connection: {
    offline: 'No tienes conexión. Revísala y vuelve a intentarlo.',
    unreachable: 'No pudimos conectarnos con nuestro sitio. Revisa tu conexión y vuelve a intentarlo.',
  },
  tooMany: (seconds) =>
    seconds === null
      ? 'Vas muy rápido. Espera un momento y vuelve a intentarlo.'
      : `Vas muy rápido. Vuelve a intentarlo en ${seconds} ${secondsWord(seconds)}.`,
  signedOut: {
    title: 'Inicia sesión para ver esta página',
    text: 'Tu sesión caducó. Tus puntos de juego están guardados.',
  },
};
