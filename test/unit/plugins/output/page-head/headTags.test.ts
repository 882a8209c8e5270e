/** @jest-environment jsdom */
import {
  headTags,
  type PageHead,
  withPageHead,
} from '../../../../../plugins/output/page-head/headTags';

const HEAD: PageHead = {
  siteUrl: 'https://docs.example.com',
  kind: 'article',
  image: { url: 'https://docs.example.com/a.png', alt: 'A "grid" & more', width: 12, height: 6 },
  trail: [
    { name: 'Docs', path: '/' },
    { name: '</script>', path: '/x/' },
  ],
};

function parsed(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('headTags', () => {
  it('names the image, with everything escaped', () => {
    const { head } = parsed(headTags(HEAD));
    const metas = [...head.querySelectorAll('meta')].map((meta) => [
      meta.getAttribute('property'),
      meta.content,
    ]);
    expect(metas).toEqual([
      ['og:type', 'article'],
      ['og:image', 'https://docs.example.com/a.png'],
      ['og:image:width', '12'],
      ['og:image:height', '6'],
      ['og:image:alt', 'A "grid" & more'],
    ]);
  });

  it('writes the way to the page as a BreadcrumbList', () => {
    const { head } = parsed(headTags(HEAD));
    expect(JSON.parse(head.querySelector('script')?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Docs', item: 'https://docs.example.com/' },
        {
          '@type': 'ListItem',
          position: 2,
          name: '</script>',
          item: 'https://docs.example.com/x/',
        },
      ],
    });
    expect(headTags({ ...HEAD, trail: undefined })).not.toContain('<script');
  });
});

describe('withPageHead', () => {
  it.each([
    '<head><meta property=og:locale content=en /></head>',
    '<head><meta data-rh="true" property="og:locale:alternate" content="en"/></head>',
  ])('adds to the head, and a territory to the language: %s', (html) => {
    const { head } = parsed(withPageHead(html, HEAD));
    expect(head.querySelector('[property^="og:locale"]')?.getAttribute('content')).toBe('en_US');
    expect(head.querySelector('[property="og:type"]')).not.toBeNull();
  });

  it('leaves other languages as they are', () => {
    const html = '<head><meta property=og:locale content=zh_CN /></head>';
    expect(withPageHead(html, HEAD)).toContain('content=zh_CN');
  });

  it('refuses a page without a head', () => {
    expect(() => withPageHead('<p>', HEAD)).toThrow('No </head> was found');
  });
});
