/**
 * The two scripts that run before the first paint. Each is a self-contained function that is written into the
 * page as text: it may use nothing but its argument and the browser, and must not throw.
 */
import type { ColorScheme } from '../../../src/lib/theme/colorMode';

interface ChoiceKeys {
  /** Key of the reader's choice. */
  readonly modeKey: string;
  /** Key that Docusaurus reads its own choice from. */
  readonly docusaurusKey: string;
}

interface SchemeAppearance {
  readonly attribute: string;
  readonly themeColors: Readonly<Record<ColorScheme, string>>;
  readonly bodyClasses: Readonly<Record<ColorScheme, string>>;
}

/** Hands the reader's choice to Docusaurus. Runs in `<head>`, before Docusaurus looks. */
export function passChoiceToDocusaurus({ modeKey, docusaurusKey }: ChoiceKeys): void {
  try {
    const mode = localStorage.getItem(modeKey);
    if (mode === 'light' || mode === 'dark') {
      localStorage.setItem(docusaurusKey, mode);
    } else {
      localStorage.removeItem(docusaurusKey);
    }
  } catch {
    // Storage is closed to this page: Docusaurus finds it closed too and follows the system.
  }
}

/**
 * Derives the body class, the theme colours and the browser's colour scheme from the attribute that Docusaurus
 * has set, now and after each change. Runs at the top of `<body>`, after Docusaurus' own script.
 */
export function followColorScheme({ attribute, themeColors, bodyClasses }: SchemeAppearance): void {
  const html = document.documentElement;
  const apply = () => {
    const scheme = html.getAttribute(attribute) === 'dark' ? 'dark' : 'light';
    document.body.classList.toggle(bodyClasses.dark, scheme === 'dark');
    document.body.classList.toggle(bodyClasses.light, scheme === 'light');
    html.style.colorScheme = scheme;
    document
      .querySelectorAll('meta[name="theme-color"]')
      .forEach((meta) => meta.setAttribute('content', themeColors[scheme]));
  };
  apply();
  new MutationObserver(apply).observe(html, { attributes: true, attributeFilter: [attribute] });
}
