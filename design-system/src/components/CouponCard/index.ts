export { CouponCard, type CouponCardProps } from './CouponCard.tsx';
