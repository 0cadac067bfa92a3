export { CartSummaryDocument } from './CartSummary.generated.ts';
export { ChangeCartDocument } from './ChangeCart.generated.ts';
