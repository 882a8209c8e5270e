/** The plan that a reader has: the choice, and what is known of it. */
export { HideChoice } from './HideChoice';
export { MyPlan } from './MyPlan';
export { useMyPlan } from './choice';
export { followMyPlan } from './follow';
export { noteText } from './noteText';
export { usePlanChoice } from './usePlanChoice';
