export { Journey, type JourneyProps, type JourneyStep } from './Journey.tsx';
