/** How much is measured: enough for a figure, or just enough to see that what measures still runs. */
export type Effort = 'full' | 'brief'
