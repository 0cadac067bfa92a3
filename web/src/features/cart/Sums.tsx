export { SumRow, Sums } from './Sums/Sums.tsx';
