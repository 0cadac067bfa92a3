import type { winnerNotice as english } from '../../en/play/winner-notice.ts';

/** Texts of the notice of a win. */
export const winnerNotice: typeof english = {
  congratulations: '¡Felicidades!',
  youWon: (sweepstakes) => `Ganaste el sorteo ${sweepstakes}:`,
  prize: 'Premio',
  claimBy: 'Reclámalo hasta el',
  claim: 'Reclama tu premio',
  gotItDontShowAgain: 'Entendido, no volver a mostrar',
  claimed: 'Recibimos tu reclamo',
  claimedText: 'Lo revisaremos según las reglas y te avisaremos. No tienes que hacer nada más.',
  couldNotClaim: 'No pudimos enviar tu reclamo',
  couldNotAcknowledge: 'No pudimos guardarlo, así que te lo mostraremos otra vez',
  close: 'Cerrar',
  yourWin: 'Tu premio',
  claimUntil: (worth, date) => `Lo ganaste, con valor de ${worth}. Reclámalo hasta el ${date}.`,
  states: {
    ALTERNATE: '',
    SELECTED: 'Lo ganaste. Pronto te avisaremos.',
    NOTIFIED: 'Ya pasó el tiempo para reclamarlo.',
    CLAIMED: 'Revisaremos tu reclamo según las reglas y te avisaremos.',
    VERIFIED: 'Verificamos tu reclamo. El premio está en camino.',
    FULFILLED: 'El premio es tuyo.',
    FORFEITED: 'No se reclamó a tiempo y pasó a un suplente.',
  },
  more: (count) => (count === 1 ? 'Tienes un premio más.' : `Tienes ${count} premios más.`),
};
