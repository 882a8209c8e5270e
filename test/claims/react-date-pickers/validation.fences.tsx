export const notCompiled = {
  'const pickerError = useRef<DateValidationError>(null);':
    'React Hook Form is no package of this project.',
};
