/** The one helper of `tslib` that Docusaurus' shell uses in the browser; see ../patches.ts. */
export function __importDefault(module) {
  return module && module.__esModule ? module : { default: module };
}
