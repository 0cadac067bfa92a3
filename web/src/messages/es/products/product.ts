import type { productTexts as english } from '../../en/products/product.ts';
import { plural } from '../../support/plural.ts';
import { productCardTexts } from './product-card.ts';
import { sellerTexts } from '../seller.ts';

const options = plural('es', { one: 'opción', other: 'opciones' });
const chosenOnes = plural('es', { one: 'elegida', other: 'elegidas' });

/** Texts of products' own pages. */
export const productTexts: typeof english = {
  ...productCardTexts,
  ...sellerTexts,

  onPack: { label: 'En el empaque:', composed: 'Nombre traducido automáticamente.' },
  beforeExtras: 'Cada uno, sin extras',
  wine: { body: 'Cuerpo', grape: 'Uva', region: 'Región' },
  warning: 'ADVERTENCIA',

  coupons: { qualifying: 'Cupones para este producto', aisle: (department) => `Cupones de ${department}` },
  channelsTitle: 'Cómo recibirlo',
  channels: { PICKUP: 'Recogida', DELIVERY: 'Entrega a domicilio', IN_STORE: 'En la tienda', SHIPPING: 'Envío' },
  available: 'Disponible',
  notOffered: 'No se ofrece',
  notNow: 'No disponible',

  about: 'Sobre este producto',
  details: 'Detalles',
  ingredients: 'Ingredientes',
  allergens: 'Alérgenos',
  diets: 'Dietas',
  benefits: 'SNAP y otros beneficios',
  nutrition: {
    title: 'Información nutricional',
    nutrient: 'Nutriente',
    amount: 'Cantidad',
    dailyValue: 'Valor diario',
    calories: 'Calorías',
  },

  list: {
    add: 'Agregar a la lista',
    done: 'En tu lista',
    added: (name) => `${name} está en Mi lista.`,
    failed: 'No pudimos agregarlo a Mi lista. Vuelve a intentarlo.',
  },
  scheduled: (often) => `Programado · ${often ?? 'En pausa'}`,
  schedule: 'Ahorra 5% con Programa y ahorra',
  share: 'Compartir',
  copied: 'Enlace copiado',
  notCopied: 'Aquí no se puede copiar el enlace. Cópialo de la barra de direcciones.',

  boughtTogether: 'Suelen comprarse juntos',

  swap: 'Puedes cambiarlo por',
  closeToIt: 'Parecidos, y hoy sí los tenemos',
  similarFailed: 'No pudimos cargar productos similares',
  seeAisle: (aisle) => `Ver todo en ${aisle}`,

  customize: {
    title: 'Hazlo a tu gusto',
    rule: (rule, chosen) => (chosen === 0 ? rule : `${rule}, ${chosen} ${chosenOnes(chosen)}`),
    free: 'Gratis',
    more: (price) => `+${price}`,
    missing: (count) => `Elige ${count} ${options(count)} más.`,
    note: 'Nota para la cocina',
    noteCount: (used, most) => `${used} de ${most} caracteres`,
    noteTooLong: (most) => `Usa ${most} caracteres como máximo.`,
    quantityOf: (name) => `Cantidad de ${name}`,
    removeOne: (name) => `Quitar uno: ${name}`,
    addOne: (name) => `Agregar uno: ${name}`,
    total: 'Tu selección',
    times: 'Cada uno',
    included: 'Incluido',
    out: 'Agotado hoy',
    stage: 'Tu sándwich, de abajo hacia arriba',
    before: (day) => `¿Como el ${day}?`,
    beforeText: (names, price) => [names.join(', '), price].filter(Boolean).join('. '),
    useIt: 'Usar esta opción',
    calories: (calories) => `${calories} calorías.`,
    editing: 'Estás cambiando lo que hay en tu carrito.',
    save: (price) => (price === null ? 'Guardar' : `Guardar · ${price}`),
    startOver: 'Empezar de nuevo',
  },

  soldBy: (seller) => `Lo vende y envía ${seller}`,
  seeSeller: (seller) => `Ver todo de ${seller}`,

  unknown: {
    product: {
      title: 'No encontramos este producto',
      text: 'Quizás ya no se vende o el enlace está incompleto. Haz una búsqueda o empieza por un departamento.',
      wayOn: 'Ver todos los departamentos',
    },
    seller: {
      title: 'No encontramos a este vendedor',
      text: 'Quizás ya no vende aquí o el enlace está incompleto.',
      wayOn: 'Ver todos los vendedores',
    },
  },
  description: (name, size, department) => `${name}, ${size}. ${department}.`,
};
