export const notCompiled = {
  "import { render, screen } from '@testing-library/react';":
    'It uses the globals of Jest. A claim takes the same steps.',
};
