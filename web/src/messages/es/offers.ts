import type { offersTexts as english } from '../en/offers.ts';
import { number } from '../support/formats.ts';
import { plural } from '../support/plural.ts';

const offers = plural('es', { one: 'oferta', other: 'ofertas' });
const coupons = plural('es', { one: 'cupón', other: 'cupones' });
const counted = (count: number) => `${number.format(count)} ${offers(count)}`;
const countedCoupons = (count: number) => `${number.format(count)} ${coupons(count)}`;

/** Texts of coupons and deals. */
export const offersTexts: typeof english = {
  title: 'Cupones y ofertas',
  lead: 'Recorta una vez y ahorra al pagar.',
  list: 'Cupones',
  groups: 'Grupos de ofertas',
  category: 'Categoría',
  allCategories: 'Todas',
  showAllCategories: (count) => `Las ${count} categorías`,
  showFewer: 'Ver menos',
  clearSearch: 'Borrar la búsqueda',
  programs: { PD: 'Ofertas personalizadas', CC: 'Ofertas para todos' },
  kindNames: {
    PERSONALIZED: 'Elegida para ti',
    COUPON: 'Cupón',
    BONUS_PATH: 'Bonus Path',
    REWARD: 'Recompensa del supermercado',
    WEEKLY_AD: 'Anuncio semanal',
  },
  myList: 'Ver en Mi lista',
  banner: (category, count) => `${counted(count)} en ${category}`,
  kinds: 'Tipo de oferta',
  search: 'Buscar cupones',
  show: 'Ver ofertas',
  showCount: (count) => `Ver ${counted(count)}`,
  count: counted,
  loadMore: 'Ver más',
  fromStart: 'Volver a las primeras ofertas',
  details: 'Detalles de la oferta',
  detailsOf: (title) => `Detalles de la oferta: ${title}`,
  offerName: (value, title) => `${value} en ${title}`,
  facts: {
    who: 'Para',
    members: 'socios de FreshPass',
    join: 'Inscribirme en FreshPass',
    pay: 'Tú pagas',
    where: 'Dónde',
    withOthers: 'Con otras ofertas',
    kind: 'Tipo de oferta',
    department: 'Departamento',
  },
  about: 'Sobre esta oferta',
  terms: 'Condiciones',
  eligible: {
    title: 'Artículos incluidos',
    shop: 'Comprar artículos',
    seeAll: (count) => `Ver los ${number.format(count)}`,
    seeMore: 'Ver más',
    some: (shown, count) => `${number.format(shown)} de ${number.format(count)} artículos`,
    inDepartment: (department) => `Esta oferta vale para artículos de ${department}.`,
  },
  unknown: {
    title: 'No encontramos esta oferta',
    text: 'Quizás ya terminó o tu tienda no la tiene.',
    action: 'Ver todos los cupones y ofertas',
  },
  none: {
    title: 'No hay ofertas aquí',
    titleFor: (text) => `No hay ofertas para “${text}”`,
    text: 'Nada coincide con lo que elegiste.',
    action: 'Ver todas las ofertas',
  },
  couldNotUpdate: 'No pudimos actualizar los cupones',
  couldNotLoad: 'No pudimos cargar los cupones',
  done: {
    clipped: 'Recortado',
    hidden: 'Cupón ya',
    inProgress: 'En curso',
    onList: 'En tu lista',
    announced: (title) => `${title} está en Mi lista.`,
  },
  carousel: {
    previous: 'Cupones anteriores',
    next: 'Cupones siguientes',
    seeAll: 'Ver todo',
    seeAllOf: (title) => `Ver todo: ${title}`,
    sample: 'Cupones de muestra',
  },
  waiting: {
    waits: (count) => `Recortaremos ${countedCoupons(count)} cuando te vuelvas a conectar.`,
    announced: (title) => `Recortaremos ${title} cuando te vuelvas a conectar.`,
    signIn: (count) => `Vuelve a iniciar sesión para recortar ${countedCoupons(count)}.`,
    done: (count) =>
      count === 1
        ? '1 cupón que recortaste sin conexión ya está en Mi lista.'
        : `${countedCoupons(count)} que recortaste sin conexión ya están en Mi lista.`,
    returned: (title, reason) => `${title}: ${reason}`,
    gotIt: 'Entendido',
  },
  unclip: {
    undo: 'Deshacer',
    coupon: 'Quitar recorte',
    challenge: 'Elegir otro',
    done: (title) => `${title} ya no está recortado.`,
    failed: 'No cambió nada. Vuelve a intentarlo en un momento.',
  },
  failed: {
    title: 'No se recortó este cupón',
    text: 'Nada cambió en Mi lista. Vuelve a intentarlo en un momento.',
  },
  similar: 'Ver ofertas similares',
  signIn: {
    title: 'Inicia sesión para recortar',
    text: 'Te enviaremos un código de 6 dígitos. El cupón se recorta en cuanto entres.',
  },
  boxTop: {
    title: 'Gana también un box top',
    text: 'Cada vez que uses este cupón, una escuela recibe un box top. Acepta los términos del programa para recortarlo. Solo te lo preguntamos una vez.',
    accept: 'Aceptar y recortar',
    notNow: 'Ahora no',
    failed: 'No pudimos guardarlo. Vuelve a intentarlo en un momento.',
  },
  profile: {
    done: 'Cupón recortado',
    title: { PHONE: 'Agrega tu número de celular', EMAIL: 'Agrega tu correo electrónico' },
    text: 'Así no pierdes tus recompensas si cambias de teléfono o de tarjeta. Solo te escribimos sobre tus pedidos.',
    label: { PHONE: 'Número de celular', EMAIL: 'Correo electrónico' },
    hint: { PHONE: '10 dígitos. Pueden aplicarse cargos por mensajes y datos.', EMAIL: '' },
    invalid: {
      PHONE: 'Escribe un número de celular de EE. UU. de 10 dígitos.',
      EMAIL: 'Escribe un correo como nombre@example.com.',
    },
    save: 'Guardar',
    saving: 'Guardando',
    notNow: 'Ahora no',
    saved: { PHONE: 'Guardamos tu número de celular.', EMAIL: 'Guardamos tu correo electrónico.' },
    failed: 'No pudimos guardarlo. Vuelve a intentarlo en un momento.',
  },
  join: {
    title: (program) => `Regístrate en ${program}`,
    text: 'Es gratis. El cupón se recorta en cuanto te registres.',
    brings: 'Lo que ganas al registrarte',
    benefits: [
      'Ofertas propias desde el primer día',
      'Puntos con cada pedido',
      'Ofertas elegidas según lo que compras',
    ],
    action: 'Registrarme gratis',
    signIn: 'Ya tengo cuenta',
  },
  close: 'Cerrar',
};
