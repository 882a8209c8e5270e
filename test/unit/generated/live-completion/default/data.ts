/** Files that no test serves: where the editor is tested, there is nothing to complete with. */
export const index = '/assets/live/completion.json';
export const parts = ['/assets/live/completion-0.json'];
