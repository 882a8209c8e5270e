/** Reads doc comments of declarations: the description, and the tags that the reference shows. */
import ts from 'typescript';

/** A `@param` or `@returns` tag. */
export interface DocParameter {
  readonly name: string;
  /** The type in braces, as written. */
  readonly type?: string;
  readonly description: string;
}

export interface DocComment {
  /** Markdown without tags. */
  readonly description: string;
  readonly default?: string;
  /** Present when deprecated; may be empty. */
  readonly deprecated?: string;
  readonly ignored: boolean;
  readonly parameters: readonly DocParameter[];
  readonly returns?: DocParameter;
}

/** Lines of links to pages that stand in the comments of components; the reference makes its own. */
const LINK_LIST = /^\s*(?:Demos|API|Features):\s*\n+(?:\s*-\s.*(?:\n|$))+/gm;

/** Notes that authors of the packages leave to themselves. */
const NOTE = /^TODO\b.*$/gm;

function textOf(comment: ts.JSDocTag['comment']): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

/** Without the dash that some comments put before a description, and the default before it. */
function withoutDash(text: string): string {
  return text.replace(/^(?:=\S+\s+)?-\s+/, '');
}

function parameterOf(tag: ts.JSDocParameterTag): DocParameter {
  const type = tag.typeExpression?.type.getText();
  return {
    name: tag.name.getText(),
    ...(type !== undefined && { type }),
    description: withoutDash(textOf(tag.comment)),
  };
}

function returnsOf(tag: ts.JSDocReturnTag): DocParameter {
  const type = tag.typeExpression?.type.getText();
  return {
    name: 'returns',
    ...(type !== undefined && { type }),
    description: withoutDash(textOf(tag.comment)),
  };
}

/** The text of the first declaration that says something itself. */
function ownText(declarations: readonly ts.Node[]): string | undefined {
  const own = declarations
    .flatMap((one) => ts.getJSDocCommentsAndTags(one))
    .filter(ts.isJSDoc)
    .find(({ comment }) => textOf(comment) !== '');
  return own && textOf(own.comment);
}

/** The doc comment of a symbol: that of its first declaration with one, which for an override is the nearest. */
export function docCommentOf(symbol: ts.Symbol, checker: ts.TypeChecker): DocComment {
  return docCommentIn(symbol.declarations ?? [], () =>
    ts.displayPartsToString(symbol.getDocumentationComment(checker)),
  );
}

/**
 * The doc comment that stands at declarations.
 * @param inherited the text of what they override, for those that say nothing themselves
 */
export function docCommentIn(
  declarations: readonly ts.Node[],
  inherited: () => string = () => '',
): DocComment {
  // A comment of `TabsClasses` has backspaces in it, which no page may have.
  const description = (ownText(declarations) ?? inherited())
    .replace(/\r\n/g, '\n')
    .replace(LINK_LIST, '\n')
    .replace(NOTE, '')
    .replaceAll('\b', '')
    .trim();
  const commented = declarations.find((one) => ts.getJSDocTags(one).length > 0);
  const tags = commented ? ts.getJSDocTags(commented) : [];
  const textOfTag = (name: string) => {
    const tag = tags.find(({ tagName }) => tagName.text === name);
    return tag && textOf(tag.comment);
  };
  const defaultText = textOfTag('default');
  const deprecated = textOfTag('deprecated');
  const returns = tags.find(ts.isJSDocReturnTag);
  return {
    description,
    ...(defaultText && { default: defaultText }),
    ...(deprecated !== undefined && { deprecated }),
    ignored: tags.some(({ tagName }) => tagName.text === 'ignore'),
    parameters: tags.filter(ts.isJSDocParameterTag).map(parameterOf),
    ...(returns && { returns: returnsOf(returns) }),
  };
}
