import { withDemoStylesInHead } from '../../../../../plugins/output/first-load/demoStyles';

const style = (key: string, text: string) => `<style data-emotion="${key}">${text}</style>`;

describe('withDemoStylesInHead', () => {
  it('puts the styles of demos at the end of the head, each once, in the order of the page', () => {
    const html =
      `<html><head><link rel=stylesheet href=/a.css></head><body>` +
      `<div>${style('css a', '.css-a{}')}<p>1</p>${style('css b', '.css-b{}')}</div>` +
      `<div>${style('css a', '.css-a{}')}<p>2</p>${style('css c d', '.css-c{}')}</div></body></html>`;
    expect(withDemoStylesInHead(html)).toBe(
      '<html><head><link rel=stylesheet href=/a.css>' +
        '<style data-demo-styles="a b c d">.css-a{}.css-b{}.css-c{}</style></head>' +
        '<body><div><p>1</p></div><div><p>2</p></div></body></html>',
    );
  });

  it('keeps what marks global styles, once', () => {
    const global = style('css-global x', 'body{}');
    const html = `<head></head><body>${global}${style('css a', '.css-a{}')}${global}</body>`;
    expect(withDemoStylesInHead(html)).toBe(
      `<head><style data-demo-styles="a">.css-a{}</style>${global}</head><body></body>`,
    );
  });

  it('works without the closing tag of the head, which is optional', () => {
    const html = `<title>A</title><body>${style('css a', '.css-a{content:"$&"}')}</body>`;
    expect(withDemoStylesInHead(html)).toBe(
      '<title>A</title><style data-demo-styles="a">.css-a{content:"$&"}</style><body></body>',
    );
  });

  it('leaves a page without demos as it is, and source that only shows such a tag', () => {
    const html = '<head></head><body><code>&lt;style data-emotion="css a"&gt;</code></body>';
    expect(withDemoStylesInHead(html)).toBe(html);
  });
});
