/** No highlighter runs in the browser, so there are no languages to add to it. */
export default function prismIncludeLanguages(): void {}
