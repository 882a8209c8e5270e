/** Menus that open from a button: the keyboard rules, and one look. Their entries belong to whoever shows them. */
export { type MenuPlacement, useMenuButton } from './useMenuButton';
export { useMenuKeyboard } from './useMenuKeyboard';
/** `whole` holds button and menu, `menu` the entries, `entry` is one of them. */
export { default as menuStyles } from './Menu.module.css';
