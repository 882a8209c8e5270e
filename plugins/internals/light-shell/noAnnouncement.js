/** Stands in for the state of Docusaurus' announcement bar: the site has none, see the slot `AnnouncementBar`. */
const NONE = { isActive: false, close() {} };

export const AnnouncementBarProvider = ({ children }) => children;

export const useAnnouncementBar = () => NONE;
