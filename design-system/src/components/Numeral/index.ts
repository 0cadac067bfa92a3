export { Numeral, type NumeralProps } from './Numeral.tsx';
