export { Sums } from './Sums/Sums.tsx';
