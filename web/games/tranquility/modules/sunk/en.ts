export const turn = { sunk: { islands: (islands: string) => `Taken: ${islands}` } }
