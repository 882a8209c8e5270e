/** Keeps a link from setting attributes of `<html>`, on which the color mode and the bar about a failed start depend. */
import type { HtmlTagObject, Plugin } from '@docusaurus/types';
import { inlineCall } from '../inlineCall';
import { dropParameters } from './inlineScript';

/** `docusaurus-data-*` sets any attribute, and `docusaurus-theme` a color mode that the reader hasn't chosen. */
const PREFIX = 'docusaurus-';

/** For `<head>`. */
export function parametersTag(): HtmlTagObject {
  return { tagName: 'script', innerHTML: inlineCall(dropParameters, PREFIX) };
}

export default function addressAttributesPlugin(): Plugin {
  return {
    name: 'address-attributes',
    injectHtmlTags: () => ({ headTags: [parametersTag()] }),
  };
}
