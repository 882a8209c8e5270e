/** What the code blocks of the page use without declaring it. */
export declare const stars: number | null;
export declare function setStars(value: number | null): void;
