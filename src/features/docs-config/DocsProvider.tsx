/** What the whole site is told at its root: its languages, the reader's language, and how advertising behaves. */
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export interface DocsConfig {
  /** The languages that pages exist in, the one they are written in first. */
  readonly languages: readonly string[];
}

export interface AdConfig {
  /** Share of the shown ads that is reported to statistics, from 0 to 1. */
  readonly GADisplayRatio: number;
}

/** The share that holds where the site's operator sets none. */
const DEFAULT_AD_CONFIG: AdConfig = { GADisplayRatio: 0.1 };

interface DocsContextValue {
  readonly config: DocsConfig;
  readonly adConfig: AdConfig;
  readonly userLanguage: string;
}

const DocsContext = createContext<DocsContextValue | undefined>(undefined);

export interface DocsProviderProps {
  readonly config: DocsConfig;
  readonly adConfig?: Partial<AdConfig>;
  /** The language of the page: `en`, `zh`. */
  readonly defaultUserLanguage: string;
  readonly children: ReactNode;
}

export function DocsProvider(props: DocsProviderProps): ReactNode {
  const { config, adConfig, defaultUserLanguage, children } = props;
  const value = useMemo(
    () => ({
      config,
      adConfig: { ...DEFAULT_AD_CONFIG, ...adConfig },
      userLanguage: defaultUserLanguage,
    }),
    [config, adConfig, defaultUserLanguage],
  );
  return <DocsContext value={value}>{children}</DocsContext>;
}

function useDocsContext(hook: string): DocsContextValue {
  const value = useContext(DocsContext);
  if (!value) {
    throw new Error(`${hook}() has no value here: wrap the component in a <DocsProvider>.`);
  }
  return value;
}

/** @throws outside `DocsProvider` */
export function useDocsConfig(): DocsConfig {
  return useDocsContext('useDocsConfig').config;
}

/** @throws outside `DocsProvider` */
export function useAdConfig(): AdConfig {
  return useDocsContext('useAdConfig').adConfig;
}

/**
 * The language of the page: `en`, `zh`.
 * @throws outside `DocsProvider`
 */
export function useUserLanguage(): string {
  return useDocsContext('useUserLanguage').userLanguage;
}
