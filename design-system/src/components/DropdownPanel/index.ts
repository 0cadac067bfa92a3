export { DropdownPanel, type DropdownPanelProps } from './DropdownPanel.tsx';
