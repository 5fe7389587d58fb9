/** What the optional rules add to a view; each part is there when the match has its rule. */
export type Shown = {}
