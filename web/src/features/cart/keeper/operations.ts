export { CartSummaryDocument } from './CartSummary.generated.ts';
export { answered, takenOff } from './flights.ts';
export { sendChange } from './sending.ts';
