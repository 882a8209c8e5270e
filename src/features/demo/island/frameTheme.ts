/** Components that would reach for the page's document or window, told to use their frame's. */
import type { Theme } from '@mui/material/styles';

export function frameComponents(frame: Document): NonNullable<Theme['components']> {
  const view = frame.defaultView;
  return {
    MuiModal: { defaultProps: { container: frame.body } },
    MuiPopper: { defaultProps: { container: frame.body } },
    ...(view && {
      MuiUseMediaQuery: { defaultProps: { matchMedia: (query) => view.matchMedia(query) } },
    }),
  };
}
