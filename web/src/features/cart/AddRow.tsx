export { AddRow } from './AddRow/AddRow.tsx';
