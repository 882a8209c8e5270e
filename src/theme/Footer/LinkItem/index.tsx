export { FooterLink as default } from '../../../features/versions/FooterLink';
