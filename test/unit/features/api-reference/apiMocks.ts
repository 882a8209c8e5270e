/** What API pages need of Docusaurus, so that they can be shown in tests. */
import type { ComponentProps } from 'react';
import { createElement } from 'react';
import { useLocation } from 'react-router-dom';

interface LinkProps extends ComponentProps<'a'> {
  readonly to: string;
}

export const link = {
  __esModule: true,
  default: ({ to, ...others }: LinkProps) => createElement('a', { href: to, ...others }),
};

export const baseUrl = { __esModule: true, default: (path?: string) => path ?? '' };

export const head = { __esModule: true, default: () => null };

export const theme = {
  useAnchorTargetClassName: () => undefined,
  useHistorySelector: (select: (history: object) => unknown) => select({ location: useLocation() }),
};
