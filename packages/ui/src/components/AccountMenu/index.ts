export { AccountMenu, type AccountMenuItem, type AccountMenuProps } from './AccountMenu.tsx';
