/** What the page and the worker that searches say to each other. */
import type { SearchQuestion, TextAnswer, TitleAnswer } from './searchEngine';

/** A question of the page; `id` is another one each time. */
export type WorkerRequest = { readonly id: number; readonly baseUrl: string } & (
  | { readonly kind: 'prepare'; readonly version: string | undefined }
  | { readonly kind: 'titles'; readonly question: SearchQuestion }
  | { readonly kind: 'text'; readonly question: SearchQuestion; readonly steps: number }
);

/** The answer with the same `id`. */
export type WorkerResponse =
  | {
      readonly id: number;
      readonly answer: TitleAnswer | TextAnswer | undefined;
    }
  | { readonly id: number; readonly error: string };
