/** `<GuideChooser />` of the page `/x/migration/`. */
export { GuideChooser } from './GuideChooser';
