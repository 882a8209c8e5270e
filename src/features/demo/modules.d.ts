/** What the build makes of a demo, see `plugins/content/demos`. */
declare module '*?demo' {
  import type { DemoModule } from '@site/src/features/demo';

  const demo: DemoModule;
  export default demo;
}

/** HTML of a demo's drawing; empty when there is none. */
declare module '*?demo-picture' {
  const html: string;
  export default html;
}
