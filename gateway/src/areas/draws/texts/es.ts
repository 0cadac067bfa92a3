import type { Texts } from './en.ts';

/** The same in Spanish, for shoppers in the United States. */
export const es: Texts = {
  draw: {
    odds: (oneIn) => `1 en ${oneIn}, sin importar cómo participes`,
    evenOrBetter: 'Más de 1 en 2, sin importar cómo participes',
    unknown: 'Aún no se sabe: nadie más participa',
    bestPlace: (place) => `Tu mejor participación quedó en el lugar ${place}`,
  },
  notice: {
    days: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
    dated: (weekday, day) => `${weekday} ${day}`,
    order: {
      today: 'tu pedido de hoy',
      of: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'].map(
        (day) => `tu pedido del ${day}`,
      ),
      dated: (day) => `tu pedido del ${day}`,
      numbered: (orderNumber) => `tu pedido ${orderNumber}`,
    },
    changed: {
      many: (count, order) => `Cambiaron ${count} artículos en ${order}`,
      SUBSTITUTED: (order) => `Un cambio en ${order}`,
      FOUND: (order) => `Un artículo está de vuelta en ${order}`,
      SHORT: (order) => `Falta un artículo en ${order}`,
      weighed: (order) => `Un nuevo total para ${order}`,
    },
    change: {
      ASKED: (name, by) => `No había ${name}. ¿Está bien ${by} en su lugar? Si no dices que sí, no lo incluimos.`,
      SUBSTITUTED: (name, by) => `No había ${name}, así que pusimos ${by}.`,
      FOUND: (name) => `Sí tenemos ${name}.`,
      SHORT: (name) => `No había ${name}.`,
      fewer: (name, left) => `Solo teníamos ${left} de ${name}.`,
      weighed: 'Pesamos tus artículos.',
    },
    total: {
      same: (total) => `Tu total sigue siendo ${total}.`,
      less: (total, amount) => `Tu nuevo total es ${total}, ${amount} menos que antes.`,
      more: (total, amount) => `Tu nuevo total es ${total}, ${amount} más que antes.`,
    },
    canceled: {
      title: (order) => `Tuvimos que cancelar ${order}`,
      body: (orderNumber) => `Lo sentimos: no pudimos preparar el pedido ${orderNumber}. No se te cobrará nada.`,
    },
    refused: {
      title: (order) => `Tu tarjeta no cubrió ${order}`,
      body: (total, held) => `Ahora suma ${total} y tu tarjeta tiene apartados ${held}. Te lo guardamos en la tienda.`,
      payThere: 'Elige pagar al recibir tus compras o vuelve a intentarlo con tu tarjeta.',
      tryAgain: 'Vuelve a intentarlo con tu tarjeta o llama a la tienda.',
    },
    refunded: {
      title: (amount) => `Te devolvimos ${amount}`,
      body: (orderNumber, items) => `Pedido ${orderNumber}, ${items === 1 ? 'un artículo' : `${items} artículos`}.`,
      nothing: {
        title: 'Anotamos tu devolución',
        body: (orderNumber) =>
          `Pedido ${orderNumber}: lo que conservas cuesta lo mismo que todo, así que esta vez no se devolvió nada. Si devuelves también el resto, recuperas todo lo que pagaste.`,
      },
    },
    run: {
      items: (count) => (count === 1 ? '1 artículo' : `${count} artículos`),
      ahead: (items, day) => `Programa y ahorra: ${items} el ${day}`,
      about: (amount) => `Unos ${amount} antes de los ahorros.`,
      needsTap: (name, percent) => `${name} subió ${percent}%. Acepta el nuevo precio o no lo incluiremos.`,
      up: (name, percent) => `${name} subió ${percent}%.`,
      down: (name, percent) => `${name} bajó ${percent}%.`,
      willSwap: (name) => `No hay ${name}, así que llega lo más parecido.`,
      wontCome: (name) => `No hay ${name}, así que no llegará.`,
      couponEnds: (name, day) => `Tu cupón para ${name} vence antes, el ${day}.`,
      anItem: 'un artículo',
      ordered: (day) => `Se hizo tu pedido de Programa y ahorra del ${day}`,
      from: (items, store) => `${items} de ${store}.`,
      fromStore: (items) => `${items}.`,
      canChange: 'Puedes cambiarlo hasta el día anterior.',
      swapped: (name) => `No hay ${name}, así que elegimos lo más parecido.`,
      notOrdered: (day) => `No hay pedido de Programa y ahorra el ${day}`,
      goesOn: 'Tu programa sigue como estaba previsto.',
      priced: (day, amount) => `Tu pedido de Programa y ahorra del ${day} suma ${amount}`,
      more: (amount) => `Son ${amount} más que antes.`,
      less: (amount) => `Son ${amount} menos que antes.`,
      left: {
        PRICE_ROSE: (name) => `No incluimos ${name}: su precio subió más del 10% y no lo has aceptado.`,
        OUT_OF_STOCK: (name) => `No incluimos ${name}: está agotado.`,
        NOT_CARRIED: (name) => `No incluimos ${name}: tu tienda ya no lo vende.`,
        other: (name) => `No incluimos ${name}.`,
      },
      why: {
        SLOT_FULL: 'Todas las horas de ese día están ocupadas.',
        DAY_PASSED: 'Lo sentimos: se nos pasó ese día.',
        PAYMENT_DECLINED: 'Se rechazó tu pago.',
        PAYMENT_NEEDED: 'Elige primero cómo pagar.',
        PHONE_NEEDED: 'Agrega primero un número de teléfono.',
        ADDRESS_NEEDED: 'Elige primero una dirección de entrega.',
        OUTSIDE_DELIVERY_AREA: 'Tu tienda no entrega en tu dirección.',
        STORE_NOT_FOUND: 'Tu tienda cerró.',
        other: 'No pudimos hacer el pedido.',
      },
    },
    rose: {
      one: (name) => `Subió el precio de ${name}`,
      many: (count) => `Subieron ${count} precios`,
      body: (names, day) => `Subió más del 10%: ${names}. Acepta el nuevo precio hasta el ${day} o no lo incluiremos.`,
    },
    won: {
      title: '¡Felicidades!',
      body: (prize, draw, day) => `Ganaste el sorteo ${draw}: ${prize}. Reclama tu premio hasta el ${day}.`,
    },
    claim: {
      title: 'Tu premio te espera',
      body: (prize, day) => `${prize} es tuyo. Reclámalo hasta el ${day} o pasará a otro hogar.`,
    },
    back: {
      title: (prize) => `${prize} está disponible otra vez`,
      body: 'Nos pediste que te avisáramos. Aprovecha hasta agotar existencias.',
    },
    passkey: {
      title: 'Bloqueamos una de tus llaves de acceso',
      body: (name) =>
        `Es posible que hayan copiado ${name}, así que ya no sirve para iniciar sesión. Quítala y agrega una nueva, y cierra sesión en todas partes si no fuiste tú.`,
    },
    membership: {
      title: 'FreshPass ha terminado',
      body: 'Tu pago del próximo mes fue rechazado y no se cobró nada. Puedes inscribirte otra vez cuando quieras.',
    },
  },
  refusals: {
    AGE_NOT_MET: 'Según tus datos, las reglas de este juego no nos permiten inscribirte.',
    NOT_ELIGIBLE_STATE: 'Este juego no está disponible en tu estado.',
    EMPLOYEE_EXCLUDED: 'Los empleados no pueden participar en sorteos.',
    DATE_OF_BIRTH_INVALID: 'Escribe una fecha de nacimiento válida.',
    ENTRY_LIMIT_REACHED: 'Tu hogar ya tiene todas las participaciones que puede tener en este sorteo.',
    SWEEPSTAKES_CLOSED: 'Este sorteo ya cerró.',
    SWEEPSTAKES_NOT_OPEN: 'Este sorteo aún no ha empezado.',
    PROOF_OF_WORK_INVALID: 'No pudimos comprobar tu participación. Vuelve a intentarlo.',
    STATE_INVALID: 'Elige tu estado.',
    CLAIM_EXPIRED: 'El plazo para reclamar este premio ya pasó.',
    WIN_NOT_FOUND: 'No encontramos ese premio ganado.',
    PUSH_ENDPOINT: 'No podemos llegar a este navegador. Prueba con otro.',
    PUSH_KEY: 'No podemos llegar a este navegador. Prueba con otro.',
  },
};
