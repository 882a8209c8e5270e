/** What the code blocks of the page use without declaring it. */
export declare const shelters: { month: string; dogs: number; cats: number }[];
