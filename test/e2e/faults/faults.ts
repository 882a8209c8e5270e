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
    fault: 'the site is deployed while a page of it is open',
    promise:
      'links lead to the new pages; a part whose files are gone says that the site has been updated, and the page is loaded again, once by itself where nothing can be lost',
    tests: [
      ...known(
        'versions/openPages.spec.ts',
        'a link leads to the page as it is now',
        ' is answered, and brings the page as it is now, at its place',
      ),
      ...known(
        'versions/openPageKept.spec.ts',
        'a comment that was begun keeps the page, and is there after it was loaded again',
      ),
    ],
  },
  brokenDeployment: {
    fault: 'a deployment that stays broken',
    promise: 'no page is loaded again and again',
    tests: known(
      'versions/openPages.spec.ts',
      'a page that was loaded again, and is broken still, isn’t loaded a second time',
      'reloads automatically once, then only on click',
    ),
  },
  script: {
    fault: 'a script of the start is missing, is a page, or hangs',
    promise: 'the page can be read, its links work, and a bar says so and loads it again',
    tests: known(
      'e2e/startProblem.spec.ts',
      'no script that a page starts with can be missing without a word',
      'a reader is told when a script',
      'a script that hangs is told after half a minute, and forgotten when it comes',
    ),
  },
  part: {
    fault:
      'the script of a part can’t be had: search, settings, versions, menu, feedback, demo, source',
    promise: 'its place says so, and the next press asks again',
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
    fault: 'a link is pressed without a network',
    promise: 'the site stays, says so, and tries again',
    tests: known(
      'versions/openPageKept.spec.ts',
      'without a network, a link says so in the site, and can be tried again',
    ),
  },
  crash: {
    fault: 'a page, the frame of the site or a demo throws',
    promise: 'the rest stays where it can, the message leads on, and other demos run',
    tests: [
      ...known(
        'e2e/addresses.spec.ts',
        'a page that crashes keeps header and footer around it, and gives way to the next',
        'is told in words and leads on; back, the site stands again',
      ),
      ...known(
        'versions/demos.spec.ts',
        'a demo that crashes says so, can be reset, and leaves the rest of the page alone',
      ),
    ],
  },
  hash: {
    fault: 'a hash or a query that is hostile, endless or can’t be decoded',
    promise: 'the page starts and stays whole, and nothing of it runs',
    tests: [],
  },
  stored: {
    fault: 'cookies and storage hold anything: markup, huge texts, JSON of another shape',
    promise: 'it counts as nothing stored',
    tests: known('e2e/hostileStorage.spec.ts', 'under every key counts as nothing'),
  },
  refused: {
    fault: 'storage and cookies are switched off, or throw',
    promise: 'everything works; choices last until the page is left',
    tests: known(
      'e2e/hostileStorage.spec.ts',
      'storage and cookies that refuse leave every page usable',
    ),
  },
  full: {
    fault: 'storage is full',
    promise: 'choices work until the page is left; the browser asks before a comment would be lost',
    tests: [
      ...known(
        'e2e/hostileStorage.spec.ts',
        'storage that is full leaves choices working until the page is left',
      ),
      ...known(
        'versions/openPageKept.spec.ts',
        'a comment that storage refuses is not lost without a question',
      ),
    ],
  },
  clipboard: {
    fault: 'the clipboard is refused',
    promise: 'what couldn’t be copied says so, and nothing says “Copied”',
    tests: [
      ...known('e2e/code.spec.ts', 'a failed copy of a block never says “Copied”'),
      ...known('versions/demosSource.spec.ts', 'a failed copy never says “Copied”'),
      ...known('e2e/pageMenu.spec.ts', 'a copy that fails says why'),
    ],
  },
  popUps: {
    fault: 'the browser opens no tab',
    promise: 'a comment stays, and a link leads to the issue',
    tests: known(
      'e2e/feedback.spec.ts',
      'where the browser opens no tab, a link leads to the issue',
    ),
  },
  fonts: {
    fault: 'fonts and images can’t be had',
    promise: 'texts show in a font of the machine, and every control keeps its name',
    tests: [],
  },
  zoom: {
    fault: '400 % zoom: a window of 320 by 256 CSS px',
    promise: 'nothing scrolls sideways, no text is cut, and every control can be reached',
    tests: [],
  },
  forcedColours: {
    fault: 'the system forces its colours',
    promise: 'icons and the focus show, and what is chosen looks otherwise than what isn’t',
    tests: known(
      'e2e/colorMode.spec.ts',
      'where the system forces its colours, icons have them in every mode that a reader chooses',
    ),
  },
  forcedStates: {
    fault: 'the system forces its colours: what is chosen, and where the focus is',
    promise: 'both can be told without a colour of the site',
    tests: [],
  },
  print: {
    fault: 'a page is printed',
    promise: 'only the content is left, dark on white',
    tests: [
      ...known('versions/navigation.spec.ts', 'on paper only the content is left'),
      ...known(
        'e2e/code.spec.ts',
        'on paper, code is dark on white and stands without its controls',
      ),
    ],
  },
  leak: {
    fault: 'forty pages are read in one tab',
    promise: 'it holds no more than before',
    tests: known('e2e/leaks.spec.ts', 'after forty pages more, a tab holds no more than before'),
  },
} as const satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;

/** Faults that `faults.spec.ts` tries itself. */
export type OwnFault = {
  [Name in FaultName]: (typeof FAULTS)[Name]['tests'] extends readonly [] ? Name : never;
}[FaultName];
