/** What the page's test uses of Testing Library's `user-event`. */
export declare const user: {
  click: (element: Element) => Promise<void>;
  keyboard: (text: string) => Promise<void>;
};
