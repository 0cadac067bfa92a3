/** The ways to have a prize for points: their code loads as one. */
export { HoldCard } from '../HoldCard/HoldCard.tsx';
export { RedeemForPoints, RedeemWon } from './RedeemButtons.tsx';
