export { OptionCards, type OptionCard, type OptionCardsProps } from './OptionCards.tsx';
