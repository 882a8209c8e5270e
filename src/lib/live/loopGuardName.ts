/** The function that each round of a loop of an edited demo calls, with the loop's line. */
export const LOOP_GUARD = '__liveLoop';
