export { SavingsBadge, type SavingsBadgeProps } from './SavingsBadge.tsx';
