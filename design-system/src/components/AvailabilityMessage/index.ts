export { AvailabilityMessage, type AvailabilityMessageProps } from './AvailabilityMessage.tsx';
