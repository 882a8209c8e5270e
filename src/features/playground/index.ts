/** What the playgrounds beside the pages are made of. Loads with them, never with a page. */
export { Playground, type PlaygroundProps } from './Playground';
export { PlaygroundFrame, type PlaygroundFrameProps, type Topic } from './PlaygroundFrame';
export { Choice } from './ControlForm';
export { useChoices } from './address';
