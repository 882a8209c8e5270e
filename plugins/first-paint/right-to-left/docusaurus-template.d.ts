/** Docusaurus' own template of a page; the package has no types for it. */
declare module '@docusaurus/core/lib/ssg/ssgTemplate.html' {
  const template: string;
  export default template;
}
