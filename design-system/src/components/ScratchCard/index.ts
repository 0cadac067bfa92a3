export { ScratchCard, type ScratchCardProps, type ScratchContent } from './ScratchCard.tsx';
