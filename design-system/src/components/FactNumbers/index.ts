export { FactNumbers, type FactNumber, type FactNumbersProps } from './FactNumbers.tsx';
