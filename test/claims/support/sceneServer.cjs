// Serves what claims show in the real browser: one page, which renders the scene that its address names,
// `/?file=react-data-grid/scrolling&scene=LongList`, or a demo of the data grid, `/?demo=row-ordering/SaveOrder`.
// It is no part of the built site.
const fs = require('node:fs');
const http = require('node:http');
const path = require('node:path');
const { rspack, getSwcLoaderOptions } = require('@docusaurus/faster');

const root = path.resolve(__dirname, '../../..');
const output = path.join(root, 'test-results/claims/scenes');
const HTML = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Scene</title><link rel="icon" href="data:," /></head>
  <body style="margin: 16px"><div id="scene"></div><script src="/main.js"></script></body>
</html>`;

const compiler = rspack({
  mode: 'development',
  devtool: false,
  context: root,
  entry: path.join(__dirname, 'scenePage.tsx'),
  output: { path: output, filename: '[name].js', publicPath: '/', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: getSwcLoaderOptions({ isServer: false, bundlerName: 'rspack' }),
        type: 'javascript/auto',
      },
      { test: /\.css$/, type: 'css' },
    ],
  },
  experiments: { css: true },
});

compiler.run((error, stats) => {
  if (error || stats.hasErrors()) {
    process.stderr.write(`${error ?? stats.toString({ all: false, errors: true })}\n`);
    process.exit(1);
  }
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://scene');
    const file = path.join(output, pathname);
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(HTML);
    } else if (file.startsWith(output) && fs.existsSync(file)) {
      response.setHeader('content-type', file.endsWith('.css') ? 'text/css' : 'text/javascript');
      fs.createReadStream(file).pipe(response);
    } else {
      response.statusCode = 404;
      response.end();
    }
  });
  server.listen(Number(process.env.CLAIMS_PORT ?? 4174), '127.0.0.1');
});
