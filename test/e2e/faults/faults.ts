/** The faults that a reader may meet on this site, what it promises then, and what holds that. */

/** A test that stands elsewhere. */
export interface KnownTest {
  /** Below `test`. */
  readonly file: string;
  /** As it stands there; of a title that is put together, its fixed part. */
  readonly title: string;
}

export interface Fault {
  readonly fault: string;
  readonly promise: string;
  /** Those that hold it; where there are none, a test of `faults.spec.ts` does. */
  readonly tests: readonly KnownTest[];
}

const known = (file: string, ...titles: readonly string[]): readonly KnownTest[] =>
  titles.map((title) => ({ file, title }));

export const FAULTS = {
  deployment: {
    fault: 'a deployment while a page is open',
    promise:
      'Links load the new pages. A part with missing files says that the site was updated. The page reloads once if nothing can be lost.',
    tests: [
      ...known(
        'versions/openPages.long.spec.ts',
        'a link leads to the page as it is now',
        ' is answered, and brings the page as it is now, at its place',
      ),
      ...known(
        'versions/openPageKept.long.spec.ts',
        'a comment that was begun keeps the page, and is there after it was loaded again',
      ),
    ],
  },
  brokenDeployment: {
    fault: 'a broken deployment',
    promise: 'Pages don’t reload repeatedly.',
    tests: known(
      'versions/openPages.long.spec.ts',
      'a page that was loaded again, and is broken still, isn’t loaded a second time',
      'reloads automatically once, then only on click',
    ),
  },
  script: {
    fault: 'an initial script is missing, is HTML, or hangs',
    promise: 'The page is readable, links work, and a bar offers a reload.',
    tests: known(
      'e2e/startProblem.spec.ts',
      'no script that a page starts with can be missing without a word',
      'a reader is told when a script',
      'a script that hangs is told after half a minute, and forgotten when it comes',
    ),
  },
  part: {
    fault: 'the script of search, settings, versions, menu, feedback, demo or source fails',
    promise: 'The part says so; the next click tries again.',
    tests: [
      ...known(
        'e2e/onDemand.spec.ts',
        'is answered, and the next one succeeds',
        'files that a deployment took away are the same case',
      ),
      ...known('versions/demos.spec.ts', 'a demo whose code does not arrive offers another try'),
      ...known(
        'versions/demosSource.spec.ts',
        'a source that does not arrive is reported, and can be tried again',
      ),
    ],
  },
  navigation: {
    fault: 'a link is clicked offline',
    promise: 'The site says so and tries again.',
    tests: known(
      'versions/openPageKept.long.spec.ts',
      'without a network, a link says so in the site, and can be tried again',
    ),
  },
  crash: {
    fault: 'a page, the shell or a demo throws',
    promise: 'The rest still works, and the message has links.',
    tests: [
      ...known(
        'e2e/addresses.spec.ts',
        'a page that crashes keeps header and footer, and navigation replaces it',
        'shows a message with links, and going back restores the site',
      ),
      ...known(
        'versions/demos.spec.ts',
        'a demo that crashes says so, can be reset, and leaves the rest of the page alone',
      ),
    ],
  },
  hash: {
    fault: 'a malicious, huge or undecodable hash or query',
    promise: 'The page works, and nothing is executed.',
    tests: [],
  },
  stored: {
    fault: 'invalid cookies and storage: markup, huge texts, unexpected JSON',
    promise: 'The value is ignored.',
    tests: known('e2e/hostileStorage.spec.ts', 'under every key counts as nothing'),
  },
  refused: {
    fault: 'storage and cookies are disabled or throw',
    promise: 'Everything works; choices last until the reader leaves.',
    tests: known(
      'e2e/hostileStorage.spec.ts',
      'storage and cookies that refuse leave every page usable',
    ),
  },
  full: {
    fault: 'storage is full',
    promise: 'Choices last until the reader leaves; the browser warns before a comment is lost.',
    tests: [
      ...known(
        'e2e/hostileStorage.spec.ts',
        'storage that is full leaves choices working until the page is left',
      ),
      ...known(
        'versions/openPageKept.long.spec.ts',
        'a comment that storage refuses is not lost without a question',
      ),
    ],
  },
  clipboard: {
    fault: 'clipboard access is denied',
    promise: 'The button reports the failure.',
    tests: [
      ...known('e2e/code.spec.ts', 'a failed copy of a block never says “Copied”'),
      ...known('versions/demosSource.spec.ts', 'a failed copy never says “Copied”'),
      ...known('e2e/pageMenu.spec.ts', 'a copy that fails says why'),
    ],
  },
  popUps: {
    fault: 'the browser blocks a new tab',
    promise: 'The comment is kept, and a link leads to the issue.',
    tests: known(
      'e2e/feedback.spec.ts',
      'where the browser opens no tab, a link leads to the issue',
    ),
  },
  fonts: {
    fault: 'fonts and images fail',
    promise: 'Text shows in a system font; controls keep their names.',
    tests: [],
  },
  zoom: {
    fault: '400 % zoom (320 x 256 CSS px)',
    promise: 'No horizontal scrolling or cut text; controls are reachable.',
    tests: [],
  },
  forcedColours: {
    fault: 'forced colors',
    promise: 'Icons are visible in each color mode.',
    tests: known(
      'e2e/colorMode.spec.ts',
      'where the system forces its colours, icons have them in every mode that a reader chooses',
    ),
  },
  forcedStates: {
    fault: 'forced colors: selection and focus',
    promise: 'Both are visible without the site’s colors.',
    tests: [],
  },
  print: {
    fault: 'printing',
    promise: 'Only the content prints, dark on white.',
    tests: [
      ...known('versions/navigation.spec.ts', 'on paper only the content is left'),
      ...known('e2e/code.spec.ts', 'in print, code is dark on white, without controls'),
    ],
  },
  leak: {
    fault: 'forty pages in one tab',
    promise: 'Memory doesn’t grow.',
    tests: known(
      'e2e/leaks.long.spec.ts',
      'after forty pages more, a tab holds no more than before',
    ),
  },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;

/** Faults that `faults.spec.ts` tries itself. */
export type OwnFault = {
  [Name in FaultName]: (typeof FAULTS)[Name]['tests'] extends readonly [] ? Name : never;
}[FaultName];
