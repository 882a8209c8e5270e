/** Four colors that differ in lightness and have a contrast of 3:1 with the paper of their mode. */
export const lightColors = ['#00417a', '#d35400', '#00806a', '#8e44ad'];
export const darkColors = ['#6cb8ff', '#ffb066', '#3ddbb8', '#e3b3f5'];

export function clearColors(mode: 'light' | 'dark'): string[] {
  return mode === 'dark' ? darkColors : lightColors;
}
