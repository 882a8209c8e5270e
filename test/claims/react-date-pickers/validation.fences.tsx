export const notCompiled = {
  '<Controller': 'React Hook Form is no package of this project.',
};
