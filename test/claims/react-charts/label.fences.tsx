/** What the code blocks of the page use without declaring it. */
export declare const euros: Intl.NumberFormat;
