/** What the build makes of a demo, see `plugins/content/demos`. */
declare module '*?demo' {
  import type { DemoModule } from '@site/src/features/demo';

  const demo: DemoModule;
  export default demo;
}
