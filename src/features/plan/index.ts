/** The plan that a sentence or a list item needs, written as `<Plan needs="pro" />`. */
export { Plan } from './Plan';
