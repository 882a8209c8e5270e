export const notCompiled = {
  'const adapter = new AdapterDayjs();': 'React Hook Form is no package of this project.',
};
