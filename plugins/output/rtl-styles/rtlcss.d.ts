/** The part of `rtlcss` that is used here; the package brings no types. */
declare module 'rtlcss' {
  interface Comment {
    readonly type: 'comment';
  }

  interface Rule {
    readonly type: 'rule' | 'atrule';
    readonly name?: string;
    readonly params?: string;
    readonly nodes?: readonly { readonly type: string; readonly prop?: string }[];
    before(node: Comment): unknown;
  }

  interface Root {
    walkRules(visit: (rule: Rule) => void): unknown;
    walkAtRules(name: string, visit: (rule: Rule) => void): unknown;
  }

  interface PostCss {
    comment(properties: { readonly text: string }): Comment;
  }

  interface Hooks {
    /** Runs before anything is mirrored. */
    readonly pre?: (root: Root, postcss: PostCss) => void;
  }

  const rtlcss: {
    /** Mirrors CSS text. Throws on CSS that can't be parsed. */
    process(css: string, options?: object, plugins?: readonly object[], hooks?: Hooks): string;
  };
  export default rtlcss;
}
