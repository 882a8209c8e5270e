import type { DataSourceCache } from '@mui/x-tree-view/utils';

type Answer = Parameters<DataSourceCache['set']>[1];

/** Keeps answers until they are forgotten. */
export class Answers implements DataSourceCache {
  private readonly answers = new Map<string, Answer>();

  get(key: string) {
    return this.answers.get(key) ?? -1;
  }

  set(key: string, answer: Answer) {
    this.answers.set(key, answer);
  }

  forget(key: string) {
    this.answers.delete(key);
  }

  clear() {
    this.answers.clear();
  }
}
