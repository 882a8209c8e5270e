/** The blocks of pages that are about one component, such as `<Slots component="Button" src="./ButtonParts.tsx" />`. */
export { remarkComponentBlocks } from './remarkComponentBlocks';
