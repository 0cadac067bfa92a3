import type { Article } from './topics.ts';

/** Answers about accounts and accessibility, in Spanish. */
export const accountArticles: readonly Article[] = [
  {
    id: 'signing-in',
    topicId: 'account',
    title: 'Iniciar sesión e inscribirse',
    text: [
      'Te enviamos un código de 6 dígitos por mensaje de texto o correo electrónico. No hay contraseña. El código sirve una vez, durante 5 minutos.',
      '¿Es tu primera vez? Pide un código igual. Después de escribirlo, dinos tu nombre, tu código postal y tu tienda, y listo: ya eres socio.',
      'Si no llega ningún código, revisa el número o la dirección, espera 30 segundos y pide otro. Un mensaje puede tardar un minuto, y un correo puede estar en la carpeta de spam. Enviamos como máximo 5 códigos por hora.',
    ].join('\n'),
    link: { title: 'Iniciar sesión', href: '/account/sign-in.html' },
  },
  {
    id: 'details',
    topicId: 'account',
    title: 'Teléfono, correo, dirección',
    text: 'Cambia tu nombre, tu número, tu correo electrónico y tus direcciones de entrega en la configuración de tu cuenta.',
    link: { title: 'Configuración de la cuenta', href: '/account/profile.html' },
  },
  {
    id: 'club-card',
    topicId: 'account',
    title: 'Tarjeta del club',
    text: 'Tu tarjeta del club está en tu teléfono, también sin conexión. En el mostrador de servicio de tu tienda {banner} pueden agregar una tarjeta a tu cuenta.',
    link: { title: 'Mostrar mi tarjeta', href: '/account/club-card.html' },
  },
  {
    id: 'messages',
    topicId: 'account',
    title: 'Mensajes nuestros',
    question: '¿Cómo dejo de recibir correos y mensajes?',
    text: [
      'Elige qué mensajes recibes en las preferencias de comunicación de tu cuenta. Si desactivas uno, deja de llegar de inmediato.',
      'Los códigos que pides te los enviamos siempre, elijas lo que elijas ahí.',
    ].join('\n'),
    link: { title: 'Preferencias de comunicación', href: '/customer-account/communication-preference.html' },
  },
  {
    id: 'signing-out',
    topicId: 'account',
    title: 'Cerrar sesión',
    text: 'Abre el menú de la cuenta y elige cerrar sesión, o cerrarla en todos lados si usaste una computadora compartida.',
  },
  {
    id: 'statement',
    topicId: 'accessibility',
    title: 'Nuestra declaración',
    text: 'Nos proponemos cumplir las WCAG 2.2, nivel AA, en cada página de cada marca.',
    link: { title: 'Declaración de accesibilidad', href: '/info/accessibility' },
  },
  {
    id: 'keyboard',
    topicId: 'accessibility',
    title: 'Teclado y lector de pantalla',
    text: [
      'Todas las páginas funcionan solo con el teclado. Al presionar Tab por primera vez, puedes saltar el encabezado.',
      'Las páginas tienen títulos, regiones y nombres que un lector de pantalla puede usar. El texto se puede agrandar al 200% sin perder nada.',
    ].join('\n'),
  },
  {
    id: 'barriers',
    topicId: 'accessibility',
    title: 'Dinos qué es difícil',
    text: 'Si algo no te deja comprar, avisa en el mostrador de servicio de tu tienda {banner}. Te ayudaremos enseguida y arreglaremos la página.',
    link: { title: 'Contáctanos', href: '/info/contact' },
  },
];
