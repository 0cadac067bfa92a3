export { SubscribeHere } from './SubscribeHere/SubscribeHere.tsx';
