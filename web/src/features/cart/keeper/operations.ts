export { CartSummaryDocument } from './CartSummary.generated.ts';
export { sendChange } from './sending.ts';
