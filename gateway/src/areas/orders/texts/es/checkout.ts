import type { Wording } from '../../../../shared/language.ts';
import { ended, onThe } from '../../../../shared/spanish.ts';
import type { checkout as english } from '../en/checkout.ts';

/** Texts of slots, checkout, and payment, in Spanish. */
export const checkout: Wording<typeof english> = {
  slot: {
    free: 'Gratis',
    withFreshPass: 'Gratis con FreshPass',
    full: 'Lleno',
    unfit: 'No para tus artículos',
    left: (count) => (count === 1 ? 'Queda 1' : `Quedan ${count}`),
    nearest: (times) => `Horas libres más cercanas: ${times.join('; ')}.`,
    note: (fee, cutoff) => ended(`${fee}. Puedes cambiar artículos hasta ${onThe(cutoff)}`),
  },
  limit: {
    until: (cutoff) => `Puedes cambiarlo hasta ${onThe(cutoff)}`,
    none: 'Ya no se puede cambiar',
    inStore: 'Muéstralo en la caja',
  },
  payments: {
    atHandOver: { PICKUP: 'Al recoger', DELIVERY: 'En la puerta', SHIPPING: 'Al recibirlo', IN_STORE: 'En la caja' },
    atHandOverText: 'Tarjeta, efectivo o SNAP EBT, cuando recibas tus compras.',
    providers: {
      QUILLPAY: 'Quillpay',
      APPLE_PAY: 'Apple Pay',
      GOOGLE_PAY: 'Google Pay',
      DEMO_WALLET: 'Billetera de prueba',
    },
    online: 'Pagar en línea',
    onlineText: 'Apartamos el total y cobramos lo que empacamos.',
    walletTexts: {
      APPLE_PAY: 'Confirmas al hacer el pedido. Apartamos el total y cobramos lo que empacamos.',
      GOOGLE_PAY: 'Confirmas al hacer el pedido. Apartamos el total y cobramos lo que empacamos.',
      DEMO_WALLET: 'Muestra cómo se paga con el celular. No se mueve dinero.',
    },
    problems: {
      UNATTENDED: 'No hay nadie para recibir el pago cuando se deja en la puerta.',
      other: 'Esta forma de pago no se ofrece para este pedido.',
    },
    snap: {
      eligible: (amount) => `${amount} de este pedido es elegible para SNAP.`,
      note: 'Los depósitos, las bolsas, la entrega, las propinas y los impuestos no se pueden pagar con SNAP. Lo que paga SNAP no lleva impuestos. Trae tu tarjeta EBT.',
      part: (text, amount) => `${text}, ${amount} con SNAP EBT`,
    },
    paid: (how) => `Pagado: ${how}`,
    ofOrder: {
      now: {
        PICKUP: 'Pagas al recoger',
        DELIVERY: 'Pagas en la puerta',
        SHIPPING: 'Pagas al recibirlo',
        IN_STORE: 'Pagas en la caja',
      },
      past: {
        PICKUP: 'Pagado al recoger',
        DELIVERY: 'Pagado en la puerta',
        SHIPPING: 'Pagado al recibirlo',
        IN_STORE: 'Pagado en la caja',
      },
      online: (provider) => (provider === undefined ? 'Pagado en línea' : `Pagado en línea con ${provider}`),
      toBePaid: (provider) => (provider === undefined ? 'Pagas en línea' : `Pagas en línea con ${provider}`),
    },
  },
  paymentProblem: {
    title: 'Tu tarjeta no cubrió el nuevo total',
    card: 'tu tarjeta',
    text: (total, provider, held) =>
      `Tu pedido suma ahora ${total}, y ${provider} tiene apartados ${held}. Te lo guardamos hasta que se cubra el resto.`,
    restText: (rest, provider, held) =>
      `Lo que SNAP no paga suma ahora ${rest}, y ${provider} tiene apartados ${held}. Guardamos tu pedido hasta que se cubra el resto.`,
    instead: {
      PICKUP: 'Mejor pagar al recoger',
      DELIVERY: 'Mejor pagar en la puerta',
      SHIPPING: 'Mejor pagar al recibirlo',
      IN_STORE: 'Mejor pagar en la caja',
    },
    again: (provider) => `Intentar otra vez con ${provider}`,
  },
  hold: (amount) => `Apartamos ${amount} y cobramos lo que empacamos.`,
  points: {
    about: (points) => `Unos ${points}`,
    later: (points) => `Unos ${points}. Procesar la actividad nueva puede tomar hasta 48 horas.`,
    posted: (points) => `Ganaste ${points}`,
    detail: (dollars, amount) => `${dollars} dólares enteros de ${amount}, 1 punto por cada uno`,
    oneDollar: (amount) => `1 dólar entero de ${amount}, 1 punto`,
  },
  problems: {
    SLOT_NEEDED: 'Elige una hora.',
    SLOT_UNFIT: 'Algo de tu carrito no puede estar listo a esa hora. Elige otra.',
    SLOT_ENDED: 'Te guardamos la hora durante 15 minutos. Elígela otra vez, o elige otra.',
    ADDRESS_NEEDED: 'Elige a dónde lo llevamos.',
    OUTSIDE_DELIVERY_AREA: 'Esta tienda no hace entregas en esa dirección. Elige otra dirección o recógelo.',
    PHONE_NEEDED: 'Dinos cómo comunicarnos contigo ese día.',
    BELOW_MINIMUM: 'Tu carrito está por debajo del mínimo de esta tienda.',
    UNAVAILABLE_LINES: 'Algunos artículos no están disponibles, o no tantos como pediste. Cámbialos o quítalos.',
    UNATTENDED_RESTRICTED:
      'Algunos artículos no se pueden dejar en la puerta. Elige una hora en que alguien pueda recibirlos.',
    PAYMENT_NEEDED: 'Elige cómo pagar.',
    EMPTY: 'Tu carrito está vacío.',
    AGE_NOT_MET: 'Debes tener 21 años o más para pedir alcohol.',
    SIGN_IN_NEEDED: 'Inicia sesión para hacer tu pedido.',
  },
  unfit: {
    first: (name, when) =>
      ended(`${name} no puede estar listo a todas las horas. La primera que funciona es ${onThe(when)}`),
    never: (name) => `${name} no puede estar listo a ninguna de estas horas. Quítalo para seguir.`,
    notTogether: 'Ninguna hora funciona para todos juntos. Quita uno para seguir.',
    chosen: (names) => `A la hora que elegiste no puede estar listo: ${names}. Elige otra.`,
  },
  belowMinimum: (amount) => `Agrega ${amount} más para pagar.`,
  purchaseOrder: {
    hint: (longest) => `Hasta ${longest} letras sin acento, números, espacios y . _ / # -`,
    invalid: (longest) =>
      `Usa hasta ${longest} letras sin acento, números, espacios y . _ / # -, y empieza con una letra, un número o #.`,
  },
  refusals: {
    PO_NUMBER_INVALID:
      'Este número de orden de compra no se puede usar. Escribe uno corto, con letras sin acento y números.',
    PO_NUMBER_NOT_TAKEN: 'Solo los pedidos de empresas llevan número de orden de compra.',
    SLOT_FULL: 'Esta hora se acaba de llenar. Elige otra.',
    SLOT_NOT_FOUND: 'Esta hora ya no se ofrece. Elige otra.',
    CART_NOT_FOUND: 'Este carrito ya no está. Puede que ya se haya pedido.',
    ADDRESS_NOT_FOUND: 'No encontramos esta dirección. Elige otra.',
    CHANNEL_NOT_OFFERED: 'Esta tienda no ofrece eso. Elige otra forma.',
    EBT_TOO_MUCH: 'SNAP no puede pagar tanto de este pedido. Elige una cantidad menor.',
    PAYMENT_NOT_OFFERED: 'Esta forma de pago no se ofrece para este pedido.',
    INVALID: 'Revisa tus datos y vuelve a intentarlo.',
    QUOTE_CHANGED: 'Algo cambió. Aún no se ha pedido nada.',
    PAYMENT_DECLINED: 'Tu pago fue rechazado. Aún no se ha pedido nada. Elige otra forma de pagar.',
    WALLET_NEEDED: 'Confirma el pago una vez más. Todavía no se ha pedido nada.',
    PAYMENT_UNKNOWN:
      'Aún no tenemos respuesta del proveedor de pago. Nada se cobra dos veces: vuelve a intentarlo en un momento.',
    UNAVAILABLE_LINES: 'Algunos artículos ya no están disponibles. Aún no se ha pedido nada.',
    NO_ORDER_DATA: 'No hay datos actuales del pedido',
    CUTOFF_PASSED: 'Ya es tarde para cambiar este pedido.',
    VERSION_CONFLICT: 'Este pedido cambió en otro lugar. Así está ahora.',
    CANNOT_CANCEL: 'Este pedido ya se está preparando, así que ya no se puede cancelar.',
    BELOW_MINIMUM: 'Tu pedido quedaría por debajo del mínimo de esta tienda.',
    SWAP_CHANGED: 'Mientras tanto empacamos otra cosa. Esto es lo que hay ahora.',
    SWAP_CLOSED: 'Ya es tarde para decidir: el pedido está en su último paso.',
    ORDER_STATE: 'Tu pedido ya se entregó. Su pago queda como está.',
    declinedAgain: 'Se rechazó otra vez. No se cobra nada. Elige otra forma de pagar o llama a tu banco.',
    NO_SUBSTITUTE: 'La tienda ya no puede empacar eso. Esto es lo que tiene.',
    OUT_OF_STOCK: 'La tienda ya no tiene suficiente. Elige otro.',
    notWaiting: 'Tu pedido no está esperando en la tienda. Aquí es donde está.',
    LINE_NOT_FOUND: 'Este artículo ya no está en el pedido.',
    editQuoteChanged:
      'Los precios cambiaron desde la última vez que los viste. Revisa el nuevo total y guarda otra vez.',
  },
  lineUnavailable: {
    left: (name: string, left: number) => `${name}: puedes llevar ${left} como máximo.`,
    none: (name: string) => `${name} ya no está disponible.`,
    short: (name: string) => `${name} ya no está disponible en esa cantidad.`,
    LATE: (name: string) => `${name} no puede estar listo a la hora de este pedido.`,
    RESTRICTED: (name: string) => `${name} requiere identificación al entregarse, así que no puede ir en este pedido.`,
    others: (count: number) =>
      `Hay ${count === 1 ? '1 artículo más' : `${count} artículos más`} que tampoco puedes llevar así.`,
    notSaved: 'Aún no se guardó nada: cámbialo y guarda otra vez.',
  },
  moved: {
    SLOT_FULL: 'Esta hora se acaba de llenar. Tu pedido conserva su hora. Elige otra.',
    SLOT_ENDED: 'Esta hora ya no se puede reservar. Tu pedido conserva su hora. Elige otra.',
    SLOT_UNFIT: 'Algunos artículos no se pueden tener a esa hora. Tu pedido conserva su hora. Elige otra.',
    QUOTE_CHANGED:
      'Esa hora cuesta más de lo que viste. Tu pedido conserva su hora. Mira el nuevo total y elige otra vez.',
    PAYMENT_DECLINED: 'Rechazaron tu pago por el nuevo total. Tu pedido conserva su hora.',
  },
  moveCost: {
    same: (total) => `El total sigue siendo ${total}`,
    more: (difference, total) => `${difference} más: ${total} en total`,
    less: (difference, total) => `${difference} menos: ${total} en total`,
  },
};
