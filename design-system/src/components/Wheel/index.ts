export { Wheel, type WheelProps } from './Wheel.tsx';
export { WheelFace, type WheelFaceProps, type WheelField } from './WheelFace.tsx';
