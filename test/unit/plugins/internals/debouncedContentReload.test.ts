import {
  debouncedContentReload,
  type Watcher,
} from '../../../../plugins/internals/debouncedContentReload';

type Callback = Parameters<Watcher['setupSiteFileWatchers']>[1];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Saves files in a site, and tells what is loaded again. */
function watched() {
  let tell: Callback = () => undefined;
  const module: Watcher = {
    setupSiteFileWatchers: (_params, callback) => {
      tell = callback;
    },
  };
  debouncedContentReload(module);
  const loaded: string[] = [];
  module.setupSiteFileWatchers({}, ({ plugin, event }) =>
    loaded.push(`${plugin?.name ?? 'site'}: ${event.path}`),
  );
  const save = (plugin: string | null, path: string, name = 'change') =>
    tell({
      plugin: plugin === null ? null : { name: plugin, options: { id: 'a' } },
      event: { name, path },
    });
  return { save, loaded };
}

it('loads content once a page that was saved has been compiled, and once for several', () => {
  const { save, loaded } = watched();
  save('docs', 'docs/x/a/index.mdx');
  jest.advanceTimersByTime(1000);
  save('docs', 'docs/x/b/index.mdx');
  save('pages', 'src/pages/index.mdx');
  jest.advanceTimersByTime(1000);
  expect(loaded).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(loaded).toEqual(['docs: docs/x/b/index.mdx', 'pages: src/pages/index.mdx']);
});

it('loads no whole site for a translated page', () => {
  const { save, loaded } = watched();
  save(null, 'i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx');
  jest.advanceTimersByTime(5000);
  expect(loaded).toEqual([]);
});

it('loads at once what is no text of a page, and what is new or gone', () => {
  const { save, loaded } = watched();
  save(null, 'i18n/zh/titles.json');
  save('docs', 'sidebars.ts');
  save('docs', 'docs/x/new/index.mdx', 'add');
  save(null, 'i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx', 'unlink');
  expect(loaded).toHaveLength(4);
});
