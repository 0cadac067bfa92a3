export { PlaysLeft, type PlaysLeftProps } from './PlaysLeft.tsx';
