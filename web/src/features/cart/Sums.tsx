export { HowSaved, SumRow, Sums } from './Sums/Sums.tsx';
