/** The attribute of the `<style>` with the variables of the reader's own theme. */
export const OWN_THEME_ATTRIBUTE = 'data-own-theme';
