/**
 * The scripts of the offline page. Each is a self-contained function that is written into the page as text: it may
 * use nothing but its argument and the browser. The page stands for any other, so it can't count on the site's scripts.
 */

interface ColorChoice {
  /** Key of the reader's choice in local storage. */
  readonly modeKey: string;
  /** Media query of a system that is dark. */
  readonly dark: string;
}

/** Sets the colours before the first paint, as the other pages do. */
export function showColorScheme({ modeKey, dark }: ColorChoice): void {
  let mode: string | null = null;
  try {
    mode = localStorage.getItem(modeKey);
  } catch {
    // Storage is closed to this page: it follows the system.
  }
  const isDark = mode === 'dark' || (mode !== 'light' && matchMedia(dark).matches);
  const html = document.documentElement;
  html.dataset.theme = isDark ? 'dark' : 'light';
  html.style.colorScheme = html.dataset.theme;
}

export interface KeptPages {
  /** What the names of the caches of pages begin with. */
  readonly cachePrefix: string;
  /** The page's own path. */
  readonly ownPath: string;
  /** Language of the titles, for their order. */
  readonly language: string;
  /** ms from one look for the network to the next. */
  readonly patience: number;
}

/** Lists the pages that can be read, and loads the page that was asked for as soon as there is a network. */
export async function showKeptPages(kept: KeptPages): Promise<void> {
  const { cachePrefix, ownPath, language, patience } = kept;
  const byId = (id: string) => document.getElementById(id);
  const make = (name: string, text: string) => {
    const element = document.createElement(name);
    element.textContent = text;
    return element;
  };
  const isOwn = location.pathname === ownPath;
  if (isOwn) {
    // Here it stands for no other page: the list is all there is.
    const [title, subtitle] = [byId('title'), byId('subtitle')];
    if (title && subtitle) {
      document.title = document.title.replace(title.innerText, subtitle.innerText);
      title.textContent = subtitle.textContent;
    }
    subtitle?.remove();
    byId('missing')?.remove();
  } else {
    // A network that has just come back may not carry anything yet, and a server may be away by itself: so it is asked.
    const check = () => {
      if (navigator.onLine && document.visibilityState === 'visible') {
        fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
          ({ status }) => status < 500 && location.reload(),
          () => undefined,
        );
      }
    };
    addEventListener('online', check);
    setInterval(check, patience);
    byId('retry')?.addEventListener('click', () => location.reload());
  }

  /** A page's title stands near its beginning, so the rest isn't read. */
  const titleOf = async (response: Response): Promise<string> => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    let part = await reader?.read();
    while (part && !part.done && !text.includes('</title>')) {
      text += part.value;
      part = await reader?.read();
    }
    await reader?.cancel();
    return new DOMParser().parseFromString(text, 'text/html').title;
  };
  const pages: { readonly path: string; readonly title: string; readonly group: string }[] = [];
  for (const name of await caches.keys()) {
    if (name.startsWith(cachePrefix)) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const path = new URL(request.url).pathname;
        const whole = (response && (await titleOf(response))) || path;
        // Titles end in the name of the product.
        const [, title = whole, group = ''] = /^(.*) - ([^-]+)$/.exec(whole) ?? [];
        pages.push({ path, title, group });
      }
    }
  }
  pages.sort(
    (a, b) => a.group.localeCompare(b.group, language) || a.title.localeCompare(b.title, language),
  );
  const place = byId('kept');
  let list: HTMLElement | undefined;
  let group: string | undefined;
  for (const page of pages) {
    if (!list || page.group !== group) {
      group = page.group;
      list = document.createElement('ul');
      place?.append(...(group ? [make(isOwn ? 'h2' : 'h3', group)] : []), list);
    }
    const link = document.createElement('a');
    link.href = page.path;
    link.textContent = page.title;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  byId('none')?.toggleAttribute('hidden', pages.length > 0);
}
