import type { drawCheck as english } from '../../en/play/draw-check.ts';
import { number, onFirstUse } from '../../support/formats.ts';
import { plural } from '../../support/plural.ts';

const entries = plural('es', { one: 'participación', other: 'participaciones' });
const households = plural('es', { one: 'hogar', other: 'hogares' });
const seconds = onFirstUse(
  () => new Intl.NumberFormat('es-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** Texts of the page that shows a draw and repeats it. */
export const drawCheck: typeof english = {
  title: (program) => `Sorteo de ${program}`,
  lead: (prize, worth) => `${prize}, con valor de ${worth}.`,
  counts: (count, from) => `${number.format(count)} ${entries(count)}, ${number.format(from)} ${households(from)}.`,
  drawId: 'Sorteo',
  rules: 'Reglas oficiales',
  states: {
    OPEN: 'Abierto a participaciones',
    CLOSED: 'Cerrado, todavía sin sortear',
    SEALED: 'Sellado, todavía sin sortear',
    DRAWN: 'Sorteado, en verificación',
    VERIFIED: 'Verificado',
    PUBLISHED: 'Verificado y publicado',
  },
  whatWasFixed: 'Qué quedó fijo y cuándo',
  whatWasFixedLead: 'Cada paso fue público antes de que empezara el siguiente.',
  notYet: 'Todavía no',
  planned: (at) => `Previsto para el ${at}`,
  moments: {
    COMMITTED: {
      title: 'Semilla comprometida',
      text: 'La huella de un número secreto, publicada antes de la primera participación.',
    },
    CLOSED: {
      title: 'Participaciones cerradas',
      text: 'La lista ordenada de todas las participaciones, resumida en una sola raíz. Si cambia una participación, cambia la raíz.',
    },
    SEALED: { title: 'Sellado por una persona, dados de otra' },
    sealedBy: (sealer, thrower) => `${sealer} selló el sorteo. ${thrower} tiró los dados.`,
    sealedOpen: 'Una persona sella el sorteo y otra tira los dados, así nadie puede saber el resultado por su cuenta.',
    DRAWN: {
      title: 'Semilla revelada, ganador sorteado',
      text: 'La semilla, la raíz y los dados juntos dan el azar. Cada participación recibe un puntaje y gana el más bajo.',
    },
    VERIFIED: { title: 'Sorteo verificado', text: 'Se repitió todo el sorteo, con los mismos ganadores.' },
    PUBLISHED: { title: 'Publicado', text: 'Todo lo que necesitas para repetir el sorteo está en un archivo.' },
  },
  hashes: {
    commitment: 'la huella de la semilla',
    root: 'la raíz de las participaciones',
    seed: 'la semilla',
    randomness: 'el azar',
  },
  dice: (thrown) => `Dados: ${thrown.split('').join(', ')}`,
  copy: (what) => `Copiar ${what}`,
  copied: (what) => `Copiamos ${what}.`,
  notCopied: 'Este navegador no nos dejó copiar. Selecciona el texto.',
  winners: 'Ganadores',
  notPublishedYet: 'Verás aquí a los ganadores cuando se publique el sorteo.',
  noWinnersYet: 'Todavía no se ha sorteado a nadie.',
  columns: {
    place: 'Lugar',
    entry: 'Participación',
    score: 'Puntaje',
    household: 'Hogar',
    state: 'Estado',
  },
  yourHousehold: 'Tu hogar',
  winner: 'Ganador',
  winnerNumber: (count) => `Ganador ${count}`,
  alternate: (count) => `Suplente ${count}`,
  placeStates: {
    ALTERNATE: 'No hizo falta',
    SELECTED: 'Sorteado',
    NOTIFIED: 'Avisado',
    CLAIMED: 'Reclamado',
    VERIFIED: 'Verificado',
    FULFILLED: 'Verificado',
    FORFEITED: 'No se reclamó a tiempo',
  },
  without: 'Sin nuestra página',
  withoutLead: 'Un archivo y unas líneas de código. Sirve cualquier lenguaje con SHA-256.',
  formulaLabel: 'El cálculo',
  formula: [
    'sha256(semilla)      == compromiso',
    'hoja(participación)  =  sha256(0x00 + id + ":" + hogar)',
    'nodo                 =  sha256(0x01 + izquierdo + derecho)',
    'merkle(hojas)        == raíz',
    'r                    =  hmac_sha256(semilla, raíz + dados)',
    'puntaje              =  sha256(r + id)',
    'ganador              =  puntaje más bajo, un hogar una vez',
  ].join('\n'),
  downloads: {
    file: (name, lines) => `${name}, ${number.format(lines)} ${lines === 1 ? 'línea' : 'líneas'}`,
    script: 'verify.mjs, que lo lee',
    entries: (count) => `entries.csv, ${number.format(count)} ${entries(count)}`,
    head: 'draw.json, lo demás',
  },
  limits: 'Qué demuestra esto y qué no',
  limitsText:
    'Esto demuestra que nadie cambió la semilla, la lista ni el orden después de las horas de arriba. No demuestra quién está detrás de un hogar. Eso lo revisamos a mano, como dicen las Reglas oficiales.',
  panelTitle: 'No nos creas solo por decirlo',
  panelLead:
    'Tu navegador recibe la lista de participaciones, repite todo el sorteo y compara. No se envía nada a ningún lado.',
  panelLater: 'Cuando se publique el sorteo, tu navegador podrá repetirlo todo aquí.',
  checks: {
    commitment: 'La semilla coincide con su compromiso',
    root: 'La lista de participaciones da la raíz',
    randomness: 'El azar sale de la semilla, la raíz y los dados',
    winners: 'Los puntajes más bajos son los ganadores',
    mine: 'Tus participaciones están en la lista',
  },
  steps: {
    load: 'Cargando la lista',
    check: 'Revisando las participaciones',
    redraw: 'Sorteando con esta lista',
  },
  entriesOf: (done, all) => `${number.format(done)} de ${number.format(all)} ${entries(all)}`,
  run: 'Verificar en este navegador',
  running: 'Verificando',
  stop: 'Detener',
  stopped: 'Detenido',
  stoppedLead: 'Media verificación no demuestra nada. Verifica otra vez cuando quieras.',
  tamper: 'Cambiar una participación y repetir',
  putBack: 'Dejarla como estaba y verificar',
  saveReport: 'Guardar el informe',
  orWithout: 'O hazlo sin nuestra página',
  allMatch: 'Todo coincide',
  mismatches: (count) => (count === 1 ? '1 revisión no coincide' : `${count} revisiones no coinciden`),
  passedIn: (count, took) =>
    `${count} de ${count} ${count === 1 ? 'revisión pasó' : 'revisiones pasaron'} en ${seconds.format(Math.max(took, 0.1))} s, en este dispositivo.`,
  youChanged: (entry) =>
    `Cambiaste la participación ${entry} y con ella cambiaron los resultados. Así se vería una manipulación.`,
  notGenuine: (entry) =>
    `El archivo publicado no da el sorteo publicado. ${entry ? `Cambió: ${entry}. ` : ''}Guarda el informe y muéstranoslo.`,
  matchesLabel: 'Coincide: ',
  failsLabel: 'No coincide: ',
  computed: 'Calculado',
  andMore: (count) => `y ${number.format(count)} más`,
  same: ', igual que lo publicado',
  published: ', lo publicado',
  couldNotVerify: 'No pudimos verificar el sorteo aquí',
  reasons: {
    'not-loaded': 'No pudimos obtener el archivo publicado. Vuelve a intentarlo o descárgalo.',
    malformed: 'El archivo no es un sorteo publicado, así que no demuestra nada.',
  },
  reportName: (drawId) => `sorteo-${drawId}-verificacion.json`,
  notFoundText: 'Revisa la dirección o busca el juego al que pertenece el sorteo.',
};
