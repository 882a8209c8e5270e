/** The page tree as readers see it. Theme slots import the sidebar's files one by one. */
export { Badges } from './Badges';
