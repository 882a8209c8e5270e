/** Loaded before a build: its clock goes a day and some hours ahead. Programs that aren't JavaScript keep theirs. */
const AHEAD = 31 * 60 * 60 * 1000;
const TrueDate = Date;

globalThis.Date = class Date extends TrueDate {
  constructor(...parts) {
    if (parts.length === 0) {
      super(TrueDate.now() + AHEAD);
    } else {
      super(...parts);
    }
  }

  static now() {
    return TrueDate.now() + AHEAD;
  }
};
