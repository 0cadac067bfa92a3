export {
  Menu,
  type MenuAction,
  type MenuChoice,
  type MenuEntry,
  type MenuLine,
  type MenuLink,
  type MenuProps,
} from './Menu.tsx';
