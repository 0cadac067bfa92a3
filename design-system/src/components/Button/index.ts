export { Button, type ButtonLook, type ButtonProps } from './Button.tsx';
