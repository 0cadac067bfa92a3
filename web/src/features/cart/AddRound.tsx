export { AddRound } from './AddRound/AddRound.tsx';
