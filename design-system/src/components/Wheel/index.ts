export { Wheel, type WheelField, type WheelProps } from './Wheel.tsx';
