import type { clubCard as english } from '../../en/phone/club-card.ts';
import { plural } from '../../support/plural.ts';

const coupons = plural('es', {
  one: 'cupón recortado. Se descuenta solo.',
  other: 'cupones recortados. Se descuentan solos.',
});
const rewards = plural('es', {
  one: 'recompensa es tuya. Di “quiero usarla” en la caja.',
  other: 'recompensas son tuyas. Di “quiero usar una” en la caja.',
});
const time = { hour: 'numeric', minute: '2-digit' } as const;

/** Texts of the club card at the register. */
export const clubCard: typeof english = {
  title: 'Tarjeta del club',
  close: 'Cerrar',
  program: 'For U',
  barcode: (number) => `Código de barras de la tarjeta ${number}`,
  awake: 'La pantalla queda encendida hasta que cierres esto. Sube el brillo si el lector no la lee.',
  coupons: (count) => coupons(count),
  rewards: (count) => rewards(count),
  noCard: {
    title: 'No necesitas tarjeta',
    text: (phone) =>
      phone
        ? `Di tu número de teléfono en la caja: ${phone}.`
        : 'Di en la caja el correo electrónico con el que te registraste.',
  },
  couldNotLoad: 'No pudimos cargar tu tarjeta',
  keep: 'Guardar en este teléfono',
  remove: 'Quitar de este teléfono',
  keeping: 'Guardando',
  kept: (at) => `Funciona sin conexión. Actualizado hoy a las ${at.toLocaleTimeString('es-US', time)}.`,
  keptBefore: (at) =>
    `Funciona sin conexión. Actualizado el ${at.toLocaleDateString('es-US', { month: 'short', day: 'numeric' })} a las ${at.toLocaleTimeString('es-US', time)}.`,
  whatIsKept: 'Guarda tu tarjeta, carrito, lista y cupones para leerlos sin conexión. Al cerrar sesión se borran.',
  removed: 'Ya no está en este teléfono',
  failed: 'No pudimos guardarla en este teléfono. Vuelve a intentarlo.',
};
