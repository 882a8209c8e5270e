/** Gives code in the editor the classes of the site's own code, so that one style sheet colors both. */
import { syntaxHighlighting } from '@codemirror/language';
import { tagHighlighter, tags } from '@lezer/highlight';

const CLASSES = [
  { tag: tags.comment, name: 'comment' },
  { tag: [tags.keyword, tags.operator, tags.self], name: 'keyword' },
  { tag: [tags.string, tags.regexp, tags.attributeName], name: 'string' },
  { tag: tags.special(tags.string), name: 'string' },
  { tag: [tags.number, tags.bool, tags.null], name: 'number' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], name: 'function' },
  {
    tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.typeName)],
    name: 'function',
  },
  { tag: [tags.typeName, tags.className], name: 'class-name' },
  { tag: tags.attributeValue, name: 'attr-value' },
  { tag: [tags.tagName, tags.standard(tags.tagName), tags.angleBracket], name: 'tag' },
];

export const highlighting = /* #__PURE__ */ syntaxHighlighting(
  /* #__PURE__ */ tagHighlighter(CLASSES.map(({ tag, name }) => ({ tag, class: `token ${name}` }))),
);
